import type { Rng } from '@durbar/kernel';
import { at, below, canonicalJson, FormatError, isPlainObject } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { throughJson } from '../plain-json.ts';
import type { CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { listLegalKeys } from './legal-keys.ts';

const JUNK_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  2 ** 53,
  Number.NaN,
  '',
  'constructor',
  '__proto__',
  [],
  [null],
  {},
  { kind: 'no such kind', type: 'no such type' },
];

/** How many spoilt values of each sort are tried at a position. */
const CORRUPTIONS_PER_KIND = 6;

/** What is plainly no move, view or event is refused as not well-formed, or else does no harm. */
export function checkJunk(subject: CheckSubject, state: unknown): void {
  const { game } = subject;
  for (const raw of JUNK_VALUES) {
    checkUnknownMove(subject, state, raw);
    parsesOrRefuses('parseView', raw, (given) => game.parseView(given));
    parsesOrRefuses('parseEvent', raw, (given) => game.parseEvent(given));
  }
}

/** So are moves and views that are almost right. */
export function checkParsing(subject: CheckSubject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  const moves = [...game.wellFormedMoves(state)];
  const viewers = listViewers(configuration);
  const view = game.view(state, at(viewers, below(rng, viewers.length)));
  for (let i = 0; i < CORRUPTIONS_PER_KIND; i++) {
    checkUnknownMove(subject, state, corruptValue(at(moves, below(rng, moves.length)), rng));
    parsesOrRefuses('parseView', corruptValue(view, rng), (given) => game.parseView(given));
  }
}

function checkUnknownMove({ game, configuration }: CheckSubject, state: unknown, raw: unknown): void {
  const move = parsesOrRefuses('parseMove', raw, (given) => game.parseMove(given));
  if (move === REFUSED) return;
  for (const seat of listSeats(configuration)) {
    const isLegal = listLegalKeys(game, state, seat).includes(game.key(move));
    assertLaw(
      (game.refusal(state, seat, move) === null) === isLegal,
      'parsing',
      () => `the strange move ${canonicalJson(move)} of seat ${seat} is allowed, or a legal one is not`,
    );
  }
}

/** As for moves and views, for an event that happened. */
export function checkEventParsing({ game }: CheckSubject, event: unknown, rng: Rng): void {
  parsesOrRefuses('parseEvent', corruptValue(event, rng), (given) => game.parseEvent(given));
}

const REFUSED = Symbol('refused');

function parsesOrRefuses(name: string, raw: unknown, parse: (raw: unknown) => unknown): unknown {
  try {
    return parse(raw);
  } catch (error) {
    assertLaw(error instanceof FormatError, 'parsing', () => {
      const text = JSON.stringify(raw) ?? String(raw);
      return `${name} should throw a FormatError for ${text}, not ${String(error)}`;
    });
    return REFUSED;
  }
}

/** A copy with one place, somewhere inside, replaced by junk, left out or added. */
function corruptValue(value: unknown, rng: Rng): unknown {
  const junk = at(JUNK_VALUES, below(rng, JUNK_VALUES.length));
  const copy = throughJson(value);
  if (Array.isArray(copy) && copy.length > 0) {
    const items: unknown[] = copy;
    const i = below(rng, items.length);
    if (below(rng, 5) === 0) items.push(junk);
    else items[i] = below(rng, 2) === 0 ? junk : corruptValue(items[i], rng);
    return items;
  }
  if (!isPlainObject(copy)) return junk;
  const fields = new Map(Object.entries(copy));
  const key = [...fields.keys()][below(rng, Math.max(1, fields.size))];
  const way = below(rng, 6);
  if (key === undefined || way === 0) fields.set('unknownField', junk);
  else if (way === 1) fields.delete(key);
  else fields.set(key, way === 2 ? junk : corruptValue(fields.get(key), rng));
  return Object.fromEntries(fields);
}
