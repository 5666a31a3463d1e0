import type { Refusal, Seat, Viewer } from '@durbar/kernel';
import { canonicalJson, IllegalMove, play } from '@durbar/kernel';
import { assertLaw, LawViolation } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listSeats, listViewers } from '../settings.ts';
import { listLegalKeys } from './legal-keys.ts';

/** A well-formed move with its key, which is computed once. */
interface KeyedMove {
  readonly move: unknown;
  readonly key: string;
}

/** The refusal of each well-formed move, in order; null if it is legal. */
type Refusals = readonly (Refusal | null)[];

/** Checks that `refusal` and `legalMoves` agree on all well-formed moves, on the state and on every view. */
export function checkLegality(subject: CheckSubject, state: unknown): void {
  const { game, configuration, words } = subject;
  const moves = Array.from(game.wellFormedMoves(state), (move): KeyedMove => ({ move, key: game.key(move) }));
  const keys = new Set(moves.map(({ key }) => key));
  assertLaw(keys.size === moves.length, 'legality', 'a well-formed move is listed twice');
  for (const { move } of moves) words.check(game.describeMove(move, state));
  const refusals = new Map<Seat, Refusals>();
  for (const seat of listSeats(configuration))
    refusals.set(seat, checkAgreement(subject, state, seat, moves, 'the state'));
  for (const viewer of listViewers(configuration)) checkView(subject, state, viewer, moves, refusals);
  checkPlay(subject, state, moves);
}

/** Checks that `refusal` and `legalMoves` agree for one seat on one position. Returns the refusals. */
function checkAgreement(
  subject: CheckSubject,
  position: unknown,
  seat: Seat,
  moves: readonly KeyedMove[],
  where: string,
): Refusals {
  const { game, notes, words } = subject;
  const legal = new Set(listLegalKeys(game, position, seat));
  const refusals = moves.map(({ move, key }) => {
    const refusal = game.refusal(position, seat, move);
    if ((refusal === null) !== legal.delete(key)) throw disagreement(where, seat, key, refusal);
    if (!refusal) return null;
    notes.reached.add(refusal.key).add(refusal.clause);
    words.check(refusal);
    return refusal;
  });
  assertLaw(
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

function disagreement(where: string, seat: Seat, key: string, refusal: Refusal | null): LawViolation {
  const what = refusal
    ? `lists the legal move '${key}', but it is refused: ${refusal.key}`
    : `may make '${key}', but does not list it as legal`;
  return new LawViolation('legality', `on ${where}, seat ${seat} ${what}`);
}

/** Checks legality on a view. A seat's own refusals must match the state's; other seats' must be consistent. */
function checkView(
  subject: CheckSubject,
  state: unknown,
  viewer: Viewer,
  moves: readonly KeyedMove[],
  refusals: ReadonlyMap<Seat, Refusals>,
): void {
  const { game } = subject;
  const view = game.view(state, viewer);
  const active = [...game.active(state)];
  const where = typeof viewer !== 'number' ? 'the view of spectators' : `the view of seat ${viewer}`;
  assertLaw(
    canonicalJson(game.active(view)) === canonicalJson(active) && game.turn(view) === game.turn(state),
    'legality',
    `${where} differs from the state in active seats or turn`,
  );
  for (const seat of new Set(typeof viewer === 'number' ? [viewer, ...active] : active)) {
    const found = checkAgreement(subject, view, seat, moves, where);
    if (seat !== viewer) continue;
    const truth = refusals.get(seat) ?? [];
    const i = found.findIndex((refusal, at) => !isSame(refusal, truth[at]));
    assertLaw(i < 0, 'legality', () => {
      const is = (refusal: Refusal | null | undefined) => (refusal ? JSON.stringify(refusal) : 'allowed');
      return `'${moves[i]?.key}' on ${where}: ${is(found[i])}; on the state: ${is(truth[i])}`;
    });
    assertLaw(
      canonicalJson(game.decision(view, seat)) === canonicalJson(game.decision(state, seat)) &&
        canonicalJson(game.legalMoves(view, seat)) === canonicalJson(game.legalMoves(state, seat)),
      'legality',
      `${where} differs from the state in the decision, or in the legal moves or their order`,
    );
  }
}

/** Checks that `play` rejects a refused move and leaves the state unchanged. */
function checkPlay({ game, configuration }: CheckSubject, state: unknown, moves: readonly KeyedMove[]): void {
  const before = JSON.stringify(state);
  for (const seat of listSeats(configuration)) {
    const found = moves.find(({ move }) => game.refusal(state, seat, move) !== null);
    if (!found) continue;
    const { move, key } = found;
    let refused = false;
    try {
      play(game, state, seat, move);
    } catch (error) {
      refused = error instanceof IllegalMove;
    }
    assertLaw(refused, 'legality', `'${key}' of seat ${seat} is refused but can be played`);
  }
  assertLaw(JSON.stringify(state) === before, 'legality', 'a refused move changed the state');
}
