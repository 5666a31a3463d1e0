import { playMixedMatch, type RemoteBot, randomBot } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import type { Seat } from '@durbar/kernel';
import { openGame, type Trial } from './trial.ts';

/**
 * Plays a match to its end, the program in one seat and random bots in the others.
 * @throws {CheckFailure} if the program does not make all of its moves
 */
export async function playWholeMatch(trial: Trial, game: AnyGame, seats: number, own: Seat): Promise<void> {
  const opening = await openGame(game, seats);
  const bot: RemoteBot = {
    name: 'test',
    sit({ seat }) {
      trial.open('whole', { ...opening, seat }, seats);
      return {
        decide: ({ view, events }) => trial.decide('whole', opening, { game, seat, view, events: events() }),
        end: (outcome) => trial.session.endMatch('whole', outcome),
      };
    },
  };
  const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : randomBot));
  await playMixedMatch({ game, options: opening.options, bots, seed: `bot-test ${seats}` });
}
