// Reads what `npm audit --json` answers.

/**
 * A known vulnerability that does not fail the check, with the reason why it does no harm here.
 * @typedef {{ advisory: string, package: string, reason: string, date: string }} Acceptance
 *
 * What an answer says: problems fail the check, notes are only shown.
 * @typedef {{ problems: string[], notes: string[] }} Audit
 */

/** Severities that do not fail the check. Any other does, also one that npm adds later. */
const MILD = new Set(['info', 'low', 'moderate']);

/** @param {Advisory} advisory */
const isSevere = ({ severity }) => !MILD.has(severity);

/**
 * @param {string} answer
 * @param {readonly Acceptance[]} accepted
 * @returns {Audit}
 */
export function readAudit(answer, accepted) {
  const report = parse(answer);
  if (!isObject(report) || !isObject(report['vulnerabilities']))
    return {
      problems: [],
      notes: [`The registry could not be asked about vulnerabilities: ${whyNot(report)}.`],
    };
  if (report['auditReportVersion'] !== 2)
    return {
      problems: [
        `npm audit answers in version ${asText(report['auditReportVersion'])}; this check reads version 2`,
      ],
      notes: [],
    };
  const advisories = listAdvisories(report['vulnerabilities']);
  const isAccepted = (/** @type {Advisory} */ { id, name }) =>
    accepted.some((each) => each.advisory === id && each.package === name);
  const severe = advisories.filter(isSevere);
  const unused = accepted.filter(
    (each) => !advisories.some(({ id, name }) => each.advisory === id && each.package === name),
  );
  return {
    problems: severe.filter((each) => !isAccepted(each)).map(formatAdvisory),
    notes: [
      `${advisories.length} known vulnerabilities in what the program needs.`,
      ...advisories.filter((each) => !isSevere(each) || isAccepted(each)).map(formatAdvisory),
      ...unused.map(
        (each) => `${each.advisory} of ${each.package} is accepted, but not found any more: remove it.`,
      ),
    ],
  };
}

/**
 * What is wrong with the list of accepted advisories.
 * @param {readonly Acceptance[]} accepted
 */
export const acceptanceFaults = (accepted) =>
  accepted.flatMap(({ advisory, reason, date }) => [
    ...(reason.trim() === '' ? [`${advisory} is accepted without a reason`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date)
      ? []
      : [`${advisory} is accepted without a date such as 2026-11-29`]),
  ]);

/** @typedef {{ id: string, name: string, severity: string, title: string, url: string }} Advisory */

/**
 * The advisories of a report, each once; a package that is only affected through another names it by text.
 * @param {Readonly<Record<string, unknown>>} vulnerabilities
 */
function listAdvisories(vulnerabilities) {
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const entry of Object.values(vulnerabilities)) {
    const via = isObject(entry) && Array.isArray(entry['via']) ? entry['via'] : [];
    for (const cause of via) {
      if (!isObject(cause)) continue;
      const [name, url] = [asText(cause['name']), asText(cause['url'])];
      const id = url.split('/').at(-1) || asText(cause['source']);
      const [severity, title] = [asText(cause['severity']), asText(cause['title'])];
      found.set(`${id} ${name}`, { id, name, severity, title, url });
    }
  }
  return [...found.values()];
}

/** @param {Advisory} advisory */
const formatAdvisory = ({ id, name, severity, title, url }) =>
  `${name}: ${severity}: ${title} (${url || id})`;

/** @param {unknown} report */
function whyNot(report) {
  const message = isObject(report) ? (report['message'] ?? report['error']) : null;
  return typeof message === 'string' && message !== '' ? message : 'no answer that can be read';
}

/** @param {unknown} value */
const asText = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** @param {string} answer @returns {unknown} */
function parse(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    // A registry, or a proxy before it, may answer with anything.
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
