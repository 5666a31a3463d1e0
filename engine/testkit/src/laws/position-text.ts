import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';

/** Checks `describePosition`, if the game has it: for every viewer, one list per seat, and a text for each message. */
export function checkPositionText({ game, configuration, notes, words }: CheckSubject, state: unknown): void {
  if (!game.describePosition) return;
  const { seats } = configuration;
  for (const viewer of listViewers(configuration)) {
    const text = game.describePosition(game.view(state, viewer));
    assertLaw(
      text.seats.length === seats,
      'words',
      () => `the view of ${viewer} is described for ${text.seats.length} seats, not ${seats}`,
    );
    for (const message of [...text.table, ...text.seats.flat()]) {
      notes.reached.add(message.key);
      words.check(message);
    }
  }
}
