import type { Rng } from '@durbar/kernel';
import { at, canonicalJson, FormatError, randomBelow } from '@durbar/kernel';
import { corruptValue, JUNK_VALUES } from '../corrupt.ts';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { listLegalKeys } from './legal-keys.ts';

/** Number of corrupted moves, and of corrupted views, tried per position. */
const CORRUPTIONS_PER_KIND = 6;

/** Checks that parsers reject junk with a `FormatError`, and that legality holds for junk that parses as a move. */
export function checkJunk(subject: CheckSubject, state: unknown): void {
  const { game } = subject;
  for (const raw of JUNK_VALUES) {
    checkUnknownMove(subject, state, raw);
    parsesOrRefuses('parseView', raw, (given) => game.parseView(given));
    parsesOrRefuses('parseEvent', raw, (given) => game.parseEvent(given));
  }
}

/** Does the same as `checkJunk` for corrupted copies of real moves and views. */
export function checkParsing(subject: CheckSubject, state: unknown, rng: Rng): void {
  const { game, configuration } = subject;
  const moves = [...game.wellFormedMoves(state)];
  const viewers = listViewers(configuration);
  const view = game.view(state, at(viewers, randomBelow(rng, viewers.length)));
  for (let i = 0; i < CORRUPTIONS_PER_KIND; i++) {
    checkUnknownMove(subject, state, corruptValue(at(moves, randomBelow(rng, moves.length)), rng));
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
      () => `refusal and legal moves disagree on the corrupted move ${canonicalJson(move)} of seat ${seat}`,
    );
  }
}

/** Checks that `parseEvent` rejects a corrupted copy of an event with a `FormatError`, or accepts it. */
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
