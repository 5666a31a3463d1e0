// Checks the licences of all packages of a lock file, those of development included.

/**
 * @typedef {{ license?: string, dev?: boolean, link?: boolean, version?: string }} LockEntry
 * @typedef {{ packages: Readonly<Record<string, LockEntry>> }} Lock
 * @typedef {{ anywhere: readonly string[], developmentOnly: readonly string[] }} Allowed
 */

/**
 * The packages of each licence, and the packages whose licence is not allowed.
 * @param {Lock} lock
 * @param {Allowed} allowed licences as SPDX identifiers
 */
export function checkLicences({ packages }, { anywhere, developmentOnly }) {
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const [path, { license, dev = false, link = false, version = '' }] of Object.entries(packages)) {
    // Our own workspaces, and the links to them.
    if (link || !path.includes('node_modules/')) continue;
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    const found = license ?? 'none';
    byLicence.set(found, [...(byLicence.get(found) ?? []), name]);
    const allowed = dev ? [...anywhere, ...developmentOnly] : anywhere;
    if (license !== undefined && isAllowed(license, allowed)) continue;
    problems.push(
      license === undefined
        ? `${name} names no licence`
        : `${name} has the licence ${license}, which is not allowed for ${dev ? 'development' : 'the program'}`,
    );
  }
  return { byLicence, problems };
}

/**
 * Whether a licence expression such as `(MIT OR WTFPL)` can be met by the allowed licences. What is no such expression, for
 * example `SEE LICENSE IN …`, cannot.
 * @param {string} expression
 * @param {readonly string[]} allowed
 */
function isAllowed(expression, allowed) {
  const signs = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let next = 0;
  /** @returns {boolean} */
  const readOne = () => {
    if (signs[next] !== '(') return allowed.includes(signs[next++] ?? '');
    next++;
    const met = readAny();
    if (signs[next++] !== ')') next = Number.POSITIVE_INFINITY;
    return met;
  };
  /** @returns {boolean} */
  const readAll = () => {
    let met = readOne();
    while (signs[next] === 'AND') {
      next++;
      met = readOne() && met;
    }
    return met;
  };
  /** @returns {boolean} */
  const readAny = () => {
    let met = readAll();
    while (signs[next] === 'OR') {
      next++;
      met = readAll() || met;
    }
    return met;
  };
  return readAny() && next === signs.length;
}
