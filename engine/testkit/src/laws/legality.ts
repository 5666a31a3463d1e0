import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import { canonicalJson, IllegalMove, play } from '@durbar/kernel';
import { LawBroken, must } from '../law.ts';
import type { Subject } from '../settings.ts';
import { seatsOf, viewersOf } from '../settings.ts';
import { legalKeysOf } from './legal-keys.ts';

/** A well-formed move with its key, which is worked out once. */
interface Keyed {
  readonly move: unknown;
  readonly key: string;
}

/** What is said of each well-formed move. */
type Refusals = readonly (Refusal | null)[];

/** Whether `refusal` and `legalMoves` agree over all well-formed moves, on the state and on what everyone sees. */
export function checkLegality(subject: Subject, state: unknown): void {
  const { game, configuration, words } = subject;
  const moves = Array.from(game.wellFormedMoves(state), (move): Keyed => ({ move, key: game.key(move) }));
  const keys = new Set(moves.map(({ key }) => key));
  must(keys.size === moves.length, 'legality', 'a well-formed move is listed twice');
  for (const { move } of moves) words.check(game.describeMove(move, state));
  const refusals = new Map<Seat, Refusals>();
  for (const seat of seatsOf(configuration))
    refusals.set(seat, checkAgreement(subject, state, seat, moves, 'the state'));
  for (const viewer of viewersOf(configuration)) checkView(subject, state, viewer, moves, refusals);
  checkPlay(subject, state, moves);
}

/** Returns the refusals. */
function checkAgreement(
  subject: Subject,
  position: unknown,
  seat: Seat,
  moves: readonly Keyed[],
  where: string,
): Refusals {
  const { game, notes, words } = subject;
  const legal = new Set(legalKeysOf(game, position, seat));
  const refusals = moves.map(({ move, key }) => {
    const refusal = game.refusal(position, seat, move);
    if ((refusal === null) !== legal.delete(key)) throw disagreement(where, seat, key, refusal);
    if (!refusal) return null;
    notes.reached.add(refusal.key).add(refusal.clause);
    words.check(refusal);
    return refusal;
  });
  must(
    legal.size === 0,
    'legality',
    () => `on ${where}, legal moves are not well-formed: ${[...legal].join('; ')}`,
  );
  return refusals;
}

function isSame(one: Refusal | null, other: Refusal | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  if (one.key !== other.key || one.clause !== other.clause) return false;
  return one.values === other.values || JSON.stringify(one.values) === JSON.stringify(other.values);
}

function disagreement(where: string, seat: Seat, key: string, refusal: Refusal | null): LawBroken {
  const what = refusal
    ? `has the legal move '${key}' and it is refused: ${refusal.key}`
    : `is not refused '${key}', which is no legal move`;
  return new LawBroken('legality', `on ${where}, seat ${seat} ${what}`);
}

/** A seat must find on its own view exactly what holds; of others it must find something that agrees with itself. */
function checkView(
  subject: Subject,
  state: unknown,
  viewer: Viewer,
  moves: readonly Keyed[],
  refusals: ReadonlyMap<Seat, Refusals>,
): void {
  const { game } = subject;
  const view = game.view(state, viewer);
  const active = [...game.active(state)];
  const where = typeof viewer !== 'number' ? 'the view of spectators' : `the view of seat ${viewer}`;
  must(
    canonicalJson(game.active(view)) === canonicalJson(active) && game.turn(view) === game.turn(state),
    'legality',
    `${where} has other active seats or another turn than the state`,
  );
  for (const seat of new Set(typeof viewer === 'number' ? [viewer, ...active] : active)) {
    const found = checkAgreement(subject, view, seat, moves, where);
    if (seat !== viewer) continue;
    const truth = refusals.get(seat) ?? [];
    const i = found.findIndex((refusal, at) => !isSame(refusal, truth[at]));
    must(i < 0, 'legality', () => {
      const is = (refusal: Refusal | null | undefined) => (refusal ? JSON.stringify(refusal) : 'allowed');
      return `${where} says of '${moves[i]?.key}': ${is(found[i])}; the state says: ${is(truth[i])}`;
    });
    must(
      canonicalJson(game.decision(view, seat)) === canonicalJson(game.decision(state, seat)) &&
        canonicalJson(game.legalMoves(view, seat)) === canonicalJson(game.legalMoves(state, seat)),
      'legality',
      `${where} has another decision, or legal moves in another order, than the state`,
    );
  }
}

/** `play` must refuse what is refused, and leave the state as it was. */
function checkPlay({ game, configuration }: Subject, state: unknown, moves: readonly Keyed[]): void {
  const before = JSON.stringify(state);
  for (const seat of seatsOf(configuration)) {
    const found = moves.find(({ move }) => game.refusal(state, seat, move) !== null);
    if (!found) continue;
    const { move, key } = found;
    let refused = false;
    try {
      play(game, state, seat, move);
    } catch (error) {
      refused = error instanceof IllegalMove;
    }
    must(refused, 'legality', `'${key}' of seat ${seat} is refused and can be played`);
  }
  must(JSON.stringify(state) === before, 'legality', 'a refused move changed the state');
}
