import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import {
  allowedDependencies,
  forbiddenGlobals,
  inexactMath,
  isExact,
  isGame,
  isGameless,
  isKnown,
  isPure,
  mayImport,
} from './arrows.ts';
import type { Import, Syntax } from './syntax.ts';

interface Place {
  readonly path: string;
  readonly pkg: string;
  readonly room: string;
  readonly inTest: boolean;
}

const gameName = /\b(maharani|maharaja)\b/i;

/** What a file of `packages/` does against the architecture, one line each; its path is relative to the root. */
export function violations(path: string, syntax: Syntax): string[] {
  const [, pkg = '', room = ''] = path.split('/');
  const place = { path, pkg, room, inTest: room !== 'src' && room !== 'bin' };
  if (!isKnown(pkg)) return [`${path}: tools/arrows.ts knows no package '${pkg}'`];
  const found = syntax.imports.flatMap((one) => importFaults(place, one));
  if (!place.inTest) found.push(...purityFaults(place, syntax), ...nameFaults(place, syntax));
  return found.map((fault) => `${path}: ${fault}`);
}

function importFaults(place: Place, one: Import): string[] {
  const { target } = one;
  if (target === null) return isPure(place.pkg) ? ['imports a path computed at run time'] : [];
  if (target.startsWith('.'))
    return relativeFaults(place, one, posix.join(posix.dirname(place.path), target));
  if (target.startsWith('@durbar/')) return arrowFaults(place, target);
  if (!isPure(place.pkg) || place.inTest) return [];
  if (isBuiltin(target)) return [`a pure package imports '${target}' of Node`];
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  return allowedDependencies(place.pkg).includes(name) ? [] : [`a pure package imports '${name}'`];
}

function arrowFaults(place: Place, target: string): string[] {
  const to = target.split('/')[1] ?? '';
  if (to === place.pkg && !place.inTest) return [`imports itself as '${target}'`];
  if (place.path.startsWith(`packages/web/src/games/${to}/`) && (isGame(to) || to === 'kingdom')) return [];
  return mayImport(place.pkg, to, place.inTest) ? [] : [`'${place.pkg}' must not import '${to}'`];
}

/** Relative imports stay in the package (all but sources may use scripts/), and the page loads the board of a game only when it is needed. */
function relativeFaults(place: Place, one: Import, resolved: string): string[] {
  if (place.room !== 'src' && resolved.startsWith('scripts/')) return [];
  if (!resolved.startsWith(`packages/${place.pkg}/`)) return [`'${one.target}' leaves the package`];
  const [board, game = ''] = /^packages\/web\/src\/games\/([^/]+)\//.exec(resolved) ?? [];
  if (board === undefined || !isGame(game) || place.inTest || place.path.startsWith(board)) return [];
  return one.dynamic || one.typeOnly ? [] : [`loads '${board}' at once; use import()`];
}

function purityFaults({ pkg }: Place, { names, members }: Syntax): string[] {
  if (!isPure(pkg)) return [];
  const faults = [...names].filter((name) => forbiddenGlobals.has(name)).map((name) => `uses ${name}`);
  for (const { object, property } of members) {
    if (property.startsWith('toLocale') || property === 'localeCompare') faults.push(`uses ${property}`);
    if (object !== 'Math') continue;
    if (property === 'random') faults.push('uses Math.random');
    if (isExact(pkg) && inexactMath.has(property))
      faults.push(`uses Math.${property}, which engines round apart`);
  }
  return faults;
}

function nameFaults({ pkg }: Place, { strings }: Syntax): string[] {
  const named = isGameless(pkg) ? strings.find((text) => gameName.test(text)) : undefined;
  return named === undefined ? [] : [`names a game: '${named}'`];
}
