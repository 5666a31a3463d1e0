import type { Seat, Viewer } from '@durbar/kernel';
import { canonicalJson, IllegalMove, play } from '@durbar/kernel';
import { must } from '../law.ts';
import type { Subject } from '../settings.ts';
import { seatsOf, viewersOf } from '../settings.ts';
import { legalKeysOf } from './legal-keys.ts';

/** Whether `refusal` and `legalMoves` agree over all well-formed moves, on the state and on what everyone sees. */
export function checkLegality(subject: Subject, state: unknown): void {
  const { game, configuration, words } = subject;
  const moves = [...game.wellFormedMoves(state)];
  const keys = new Set(moves.map((move) => game.key(move)));
  must(keys.size === moves.length, 'legality', 'a well-formed move is listed twice');
  for (const move of moves) words.check(game.describeMove(move));
  const refusals = new Map<Seat, string[]>();
  for (const seat of seatsOf(configuration))
    refusals.set(seat, checkAgreement(subject, state, seat, moves, 'the state'));
  for (const viewer of viewersOf(configuration)) checkView(subject, state, viewer, moves, refusals);
  checkPlay(subject, state, moves);
}

/** Returns the refusals, as text. */
function checkAgreement(
  subject: Subject,
  position: unknown,
  seat: Seat,
  moves: readonly unknown[],
  where: string,
): string[] {
  const { game, notes, words } = subject;
  const legal = new Set(legalKeysOf(game, position, seat));
  const texts = moves.map((move) => {
    const refusal = game.refusal(position, seat, move);
    const key = game.key(move);
    must((refusal === null) === legal.delete(key), 'legality', () =>
      refusal
        ? `on ${where}, seat ${seat} has the legal move '${key}' and it is refused: ${refusal.key}`
        : `on ${where}, seat ${seat} is not refused '${key}', which is no legal move`,
    );
    if (!refusal) return '';
    notes.reached.add(refusal.key).add(refusal.clause);
    words.check(refusal);
    return JSON.stringify(refusal);
  });
  must(
    legal.size === 0,
    'legality',
    () => `on ${where}, legal moves are not well-formed: ${[...legal].join('; ')}`,
  );
  return texts;
}

/** A seat must find on its own view exactly what holds; of others it must find something that agrees with itself. */
function checkView(
  subject: Subject,
  state: unknown,
  viewer: Viewer,
  moves: readonly unknown[],
  refusals: ReadonlyMap<Seat, string[]>,
): void {
  const { game } = subject;
  const view = game.view(state, viewer);
  const active = [...game.active(state)];
  const where = viewer === 'spectator' ? 'the view of spectators' : `the view of seat ${viewer}`;
  must(
    canonicalJson(game.active(view)) === canonicalJson(active) && game.turn(view) === game.turn(state),
    'legality',
    `${where} has other active seats or another turn than the state`,
  );
  for (const seat of new Set(viewer === 'spectator' ? active : [viewer, ...active])) {
    const texts = checkAgreement(subject, view, seat, moves, where);
    if (seat !== viewer) continue;
    const truth = refusals.get(seat) ?? [];
    const i = texts.findIndex((text, at) => text !== truth[at]);
    must(i < 0, 'legality', () => {
      const is = (text: string | undefined) => text || 'allowed';
      return `${where} says of '${game.key(moves[i])}': ${is(texts[i])}; the state says: ${is(truth[i])}`;
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
function checkPlay({ game, configuration }: Subject, state: unknown, moves: readonly unknown[]): void {
  const before = JSON.stringify(state);
  for (const seat of seatsOf(configuration)) {
    const move = moves.find((candidate) => game.refusal(state, seat, candidate) !== null);
    if (move === undefined) continue;
    let refused = false;
    try {
      play(game, state, seat, move);
    } catch (error) {
      refused = error instanceof IllegalMove;
    }
    must(refused, 'legality', `'${game.key(move)}' of seat ${seat} is refused and can be played`);
  }
  must(JSON.stringify(state) === before, 'legality', 'a refused move changed the state');
}
