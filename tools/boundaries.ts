import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import {
  type Area,
  allowedDependencies,
  findArea,
  forbiddenGlobals,
  inexactMath,
  isExact,
  isGameless,
  isKnown,
  isPure,
  mayImport,
} from './import-rules.ts';
import type { Import, Syntax } from './syntax.ts';

interface Place {
  readonly path: string;
  readonly area: Area;
}

/** The folders of the workspaces `@durbar/…`, and the file that their bare name refers to. */
const workspaces: Readonly<Record<string, { readonly folder: string; readonly main: string }>> = {
  kit: { folder: 'kit', main: 'index.ts' },
  games: { folder: 'games', main: 'registry/index.ts' },
  ...Object.fromEntries(
    ['kernel', 'table', 'bots', 'bot-protocol', 'protocol', 'testkit'].map((name) => [
      name,
      { folder: `engine/${name}`, main: 'src/index.ts' },
    ]),
  ),
  ...Object.fromEntries(
    ['server', 'web', 'cli'].map((name) => [name, { folder: `apps/${name}`, main: 'src/index.ts' }]),
  ),
};

/**
 * The path that an import of our own code refers to, relative to the root; null for other packages. The exports of a
 * workspace may hide its `src`: then the path names the workspace, which is enough to find its area.
 */
export function resolveOwn(path: string, target: string): string | null {
  if (target.startsWith('.')) return posix.join(posix.dirname(path), target.replace(/\?.*$/, ''));
  if (!target.startsWith('@durbar/')) return null;
  const [, name = '', ...rest] = target.split('/');
  const workspace = workspaces[name];
  if (!workspace) return target;
  if (workspace.folder.startsWith('engine/')) return `${workspace.folder}/${workspace.main}`;
  return posix.join(workspace.folder, rest.length > 0 ? rest.join('/') : workspace.main);
}

/**
 * Lists a file's violations of the architecture, one line each. Its path is relative to the root; `ids` are the games.
 */
export function violations(path: string, syntax: Syntax, ids: readonly string[]): string[] {
  const area = findArea(path);
  if (!area) return [];
  if (!isKnown(area)) return [`${path}: tools/import-rules.ts has no area '${area.kind}'`];
  const place = { path, area };
  const found = syntax.imports.flatMap((one) => importFaults(place, one));
  if (!area.inTest) found.push(...purityFaults(area, syntax), ...nameFaults(area, syntax, ids));
  return found.map((fault) => `${path}: ${fault}`);
}

function importFaults(place: Place, one: Import): string[] {
  const { path, area } = place;
  const { target } = one;
  if (target === null) return isPure(area) ? ['imports a path computed at run time'] : [];
  const own = resolveOwn(path, target);
  if (own !== null) return ownFaults(place, one, own);
  if (!isPure(area)) return [];
  if (isBuiltin(target)) return [`pure code imports '${target}' of Node`];
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  return allowedDependencies(area).includes(name) ? [] : [`pure code imports '${name}'`];
}

const findWorkspace = (path: string) => /^(engine\/[^/]+|apps\/[^/]+|kit|games)\//.exec(path)?.[1] ?? null;

function ownFaults({ path, area }: Place, one: Import, resolved: string): string[] {
  const { target } = one;
  if ((area.inTest || path.startsWith('apps/cli/bin/')) && /^(scripts|tools)\//.test(resolved)) return [];
  const to = findArea(resolved);
  if (!to) return [`'${target}' leaves the four layers`];
  const relative = target?.startsWith('.') ?? false;
  if (relative && findWorkspace(resolved) !== findWorkspace(path))
    return [`'${target}' leaves its workspace`];
  if (!relative && !area.inTest && findWorkspace(resolved) === findWorkspace(path))
    return [`imports its own workspace as '${target}'`];
  if (!mayImport(area, to)) return [`${area.kind} must not import ${to.kind} ('${target}')`];
  return area.kind === 'games/registry' && to.kind !== area.kind && !one.dynamic && !one.typeOnly
    ? to.kind.startsWith('games/')
      ? [`loads '${target}' at once; use import()`]
      : []
    : [];
}

function purityFaults(area: Area, { names, members }: Syntax): string[] {
  if (!isPure(area)) return [];
  const faults = [...names].filter((name) => forbiddenGlobals.has(name)).map((name) => `uses ${name}`);
  for (const { object, property } of members) {
    if (property.startsWith('toLocale') || property === 'localeCompare') faults.push(`uses ${property}`);
    if (object !== 'Math') continue;
    if (property === 'random') faults.push('uses Math.random');
    if (isExact(area) && inexactMath.has(property))
      faults.push(`uses Math.${property}, which engines round apart`);
  }
  return faults;
}

function nameFaults(area: Area, { strings }: Syntax, ids: readonly string[]): string[] {
  const named = isGameless(area) ? strings.find((text) => ids.some((id) => text.includes(id))) : undefined;
  return named === undefined ? [] : [`names a game: '${named}'`];
}
