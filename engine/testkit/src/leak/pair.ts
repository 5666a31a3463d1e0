import type { Entry, GameEvent, Rng, Seat, Viewer } from '@durbar/kernel';
import { at, canonicalJson, randomBelow } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { copyLegalMoves } from '../laws/legal-keys.ts';
import { applyAhead } from '../laws/play-ahead.ts';
import type { CheckSubject } from '../settings.ts';
import { collectViewerBytes, expectSameBytes } from './appearance.ts';
import { compareEvents, isReordered, listViewedEvents, type ViewedEvent } from './seen-events.ts';

/** Maximum number of moves played on a pair. */
const PAIR_MOVES = 8;

/**
 * Checks for leaks. Compares a state with one that differs only in what is hidden from `viewer`, and plays both on with
 * the same public moves. Everything that the viewer receives must be identical in both, until something is revealed to
 * it. Then the viewer's views differ, and a differing event must be marked by `reveals`. Revealing events may come in a
 * different order in the two matches.
 *
 * The second state is determinized from the viewer's own view, or, for spectators, from the view of a random seat,
 * since every seat sees whatever spectators see.
 * @throws {LawViolation}
 */
export function checkPair(subject: CheckSubject, state: unknown, viewer: Viewer, rng: Rng): void {
  const { game, configuration, notes } = subject;
  const seat = typeof viewer === 'number' ? viewer : randomBelow(rng, configuration.players);
  const one = game.clone(state);
  const other = game.determinize(game.view(state, seat), seat, rng);
  notes.pairs++;
  if (canonicalJson(one) !== canonicalJson(other)) notes.differingPairs++;
  const ahead: Entry[] = [];
  for (let step = 0; step < PAIR_MOVES; step++) {
    const offset = randomBelow(rng, 1000);
    expectSameBytes(
      collectViewerBytes(subject, one, viewer, offset),
      collectViewerBytes(subject, other, viewer, offset),
      viewer,
    );
    const moves = commonMoves(subject, one, other, viewer, rng);
    if (!moves) return;
    const { actor } = moves;
    const eventsOne = applyAhead(game, one, { seat: actor, move: moves.one }, ahead);
    const eventsOther: GameEvent[] = [];
    game.apply(other, actor, moves.other, eventsOther);
    const seenOne = listViewedEvents(subject, eventsOne, viewer);
    const seenOther = listViewedEvents(subject, eventsOther, viewer);
    if (game.outcome(one) !== null || game.outcome(other) !== null) return;
    if (isRevealed(subject, [one, seenOne], [other, seenOther], viewer)) return;
  }
}

interface CommonMoves {
  readonly actor: Seat;
  readonly one: unknown;
  readonly other: unknown;
}

/**
 * Chooses a move that is legal in both matches; null if there is none. For another seat's sealed choice, the two
 * matches may make different moves, since the viewer must not see it yet.
 */
function commonMoves(
  { game }: CheckSubject,
  one: unknown,
  other: unknown,
  viewer: Viewer,
  rng: Rng,
): CommonMoves | null {
  const active = [...game.active(one)];
  const [actor] = active;
  if (actor === undefined) return null;
  const ones = copyLegalMoves(game, one, actor);
  const others = copyLegalMoves(game, other, actor);
  const pick = (moves: readonly unknown[]): unknown => at(moves, randomBelow(rng, moves.length));
  if (actor !== viewer && active.length > 1 && game.decision(one, actor)?.sealed)
    return { actor, one: pick(ones), other: pick(others) };
  const byKey = new Map(others.map((move) => [game.key(move), move]));
  const common = ones.filter((move) => byKey.has(game.key(move)));
  if (common.length === 0) return null;
  const move = pick(common);
  return { actor, one: move, other: byKey.get(game.key(move)) };
}

type AfterMove = readonly [state: unknown, seen: readonly ViewedEvent[]];

/** Whether an event legitimately revealed something to the viewer. @throws {LawViolation} on a leak */
function isRevealed(
  { game }: CheckSubject,
  [one, seenOne]: AfterMove,
  [other, seenOther]: AfterMove,
  viewer: Viewer,
): boolean {
  const difference = compareEvents(seenOne, seenOther);
  const differing = [...difference.one, ...difference.other];
  const texts = (seen: readonly ViewedEvent[]) => seen.map(({ text }) => text).join(' ') || 'nothing';
  const both = () => `${texts(difference.one)} and ${texts(difference.other)}`;
  if (JSON.stringify(game.view(one, viewer)) === JSON.stringify(game.view(other, viewer))) {
    const harmless = differing.every(({ transient }) => transient) || isReordered(difference);
    assertLaw(harmless, 'leak', () => `events show ${viewer} hidden information: ${both()}`);
    return false;
  }
  assertLaw(differing.length > 0, 'leak', `the view of ${viewer} shows something new that no event showed`);
  assertLaw(
    differing.some(({ reveals }) => reveals),
    'leak',
    () => `events show ${viewer} something new, but none is marked as revealing: ${both()}`,
  );
  return true;
}
