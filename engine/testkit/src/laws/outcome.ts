import { canonicalJson, type Score } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';

/** Checks the outcome of a finished match: complete, adding up, with texts, and the same on every view. */
export function checkOutcome({ game, configuration, notes, words }: CheckSubject, state: unknown): void {
  const outcome = game.outcome(state);
  if (!outcome) return;
  const { seats } = configuration;
  const { ending, ranks, scores, lines, tieBreaks } = outcome;
  assertLaw(ranks.length === seats, 'outcome', `ranks should have one item for each of ${seats} seats`);
  checkScore({ scores, lines }, seats);
  assertLaw(ranks.includes(1), 'outcome', 'no seat has rank 1');
  assertLaw(
    ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length),
    'outcome',
    `each rank should be 1 plus the number of better seats: ${ranks.join(', ')}`,
  );
  const round = game.round?.(state);
  assertLaw(!round || round.number <= round.of, 'outcome', 'the match has more rounds than it says');
  const soFar = game.scoreSoFar?.(state);
  if (soFar) {
    checkScore(soFar, seats);
    for (const line of soFar.lines.flat()) words.check(line);
  }
  for (const message of [{ key: ending }, ...lines.flat(), ...tieBreaks]) {
    notes.reached.add(message.key);
    words.check(message);
  }
  for (const viewer of listViewers(configuration))
    assertLaw(
      canonicalJson(game.outcome(game.view(state, viewer))) === canonicalJson(outcome),
      'outcome',
      `the view of ${viewer} has another outcome than the state`,
    );
}

/** Checks that there is a score for each seat, and that its lines add up to it. */
function checkScore({ scores, lines }: Score, seats: number): void {
  assertLaw(
    scores.length === seats && lines.length === seats,
    'outcome',
    `scores and lines should have one item for each of ${seats} seats`,
  );
  for (const [seat, own] of lines.entries()) {
    const total = own.reduce((sum, { points }) => sum + points, 0);
    assertLaw(
      total === scores[seat],
      'outcome',
      `the lines of seat ${seat} add up to ${total}, not ${scores[seat]}`,
    );
  }
}
