import type { Rng } from '@durbar/kernel';
import { at, below, canonicalJson, FormatError, isPlainObject } from '@durbar/kernel';
import { must } from '../law.ts';
import { throughJson } from '../plain-json.ts';
import type { Subject } from '../settings.ts';
import { seatsOf, viewersOf } from '../settings.ts';
import { legalKeysOf } from './legal-keys.ts';

const JUNK: readonly unknown[] = [
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
const SPOILT = 6;

/** What is plainly no move, view or event is refused as not well-formed, or else does no harm. */
export function checkJunk(subject: Subject, state: unknown): void {
  const { game } = subject;
  for (const raw of JUNK) {
    checkStrangeMove(subject, state, raw);
    readsOrRefuses('parseView', raw, (given) => game.parseView(given));
    readsOrRefuses('parseEvent', raw, (given) => game.parseEvent(given));
  }
}

/** So are moves and views that are almost right. */
export function checkParsing(subject: Subject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  const moves = [...game.wellFormedMoves(state)];
  const viewers = viewersOf(configuration);
  const view = game.view(state, at(viewers, below(rng, viewers.length)));
  for (let i = 0; i < SPOILT; i++) {
    checkStrangeMove(subject, state, spoil(at(moves, below(rng, moves.length)), rng));
    readsOrRefuses('parseView', spoil(view, rng), (given) => game.parseView(given));
  }
}

function checkStrangeMove({ game, configuration }: Subject, state: unknown, raw: unknown): void {
  const move = readsOrRefuses('parseMove', raw, (given) => game.parseMove(given));
  if (move === REFUSED) return;
  for (const seat of seatsOf(configuration)) {
    const isLegal = legalKeysOf(game, state, seat).includes(game.key(move));
    must(
      (game.refusal(state, seat, move) === null) === isLegal,
      'parsing',
      () => `the strange move ${canonicalJson(move)} of seat ${seat} is allowed, or a legal one is not`,
    );
  }
}

/** As for moves and views, for an event that happened. */
export function checkEventParsing({ game }: Subject, event: unknown, rng: Rng): void {
  readsOrRefuses('parseEvent', spoil(event, rng), (given) => game.parseEvent(given));
}

const REFUSED = Symbol('refused');

function readsOrRefuses(name: string, raw: unknown, parse: (raw: unknown) => unknown): unknown {
  try {
    return parse(raw);
  } catch (error) {
    must(error instanceof FormatError, 'parsing', () => {
      const text = JSON.stringify(raw) ?? String(raw);
      return `${name} should throw a FormatError for ${text}, not ${String(error)}`;
    });
    return REFUSED;
  }
}

/** A copy with one place, somewhere inside, replaced by junk, left out or added. */
function spoil(value: unknown, rng: Rng): unknown {
  const junk = at(JUNK, below(rng, JUNK.length));
  const copy = throughJson(value);
  if (Array.isArray(copy) && copy.length > 0) {
    const items: unknown[] = copy;
    const i = below(rng, items.length);
    if (below(rng, 5) === 0) items.push(junk);
    else items[i] = below(rng, 2) === 0 ? junk : spoil(items[i], rng);
    return items;
  }
  if (!isPlainObject(copy)) return junk;
  const fields = new Map(Object.entries(copy));
  const key = [...fields.keys()][below(rng, Math.max(1, fields.size))];
  const way = below(rng, 6);
  if (key === undefined || way === 0) fields.set('unknownField', junk);
  else if (way === 1) fields.delete(key);
  else fields.set(key, way === 2 ? junk : spoil(fields.get(key), rng));
  return Object.fromEntries(fields);
}
