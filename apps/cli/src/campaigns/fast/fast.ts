import type { AnyGame } from '@durbar/games';
import { BothForms } from '@durbar/testkit';
import { z } from 'zod';
import { type Campaign, Fault } from '../campaign.ts';
import { gameBehind, readMatchUnit } from '../units.ts';

const Counts = z.object({ matches: z.number(), moves: z.number() });
type Counts = z.infer<typeof Counts>;

const Tally = z.record(z.string(), Counts);
type FastTally = z.infer<typeof Tally>;

const NONE: Counts = { matches: 0, moves: 0 };

/** Matches by the contract and by the fast form at once: they may not differ in any position. */
export function fastCampaign(games: readonly AnyGame[]): Campaign<FastTally> {
  const countsOf = (tally: FastTally, { meta }: AnyGame): Counts => tally[meta.id] ?? NONE;
  const forms = new Map(games.map((game) => [game, new BothForms(game)]));
  return {
    name: 'fast',
    counted: 'matches of each game',
    tally: Tally,
    empty: {},
    amount: (tally) => Math.min(...games.map((game) => countsOf(tally, game).matches)),
    next(tally) {
      const fewest = gameBehind(games, (game) => countsOf(tally, game).matches);
      return `${fewest.meta.id} ${countsOf(tally, fewest).matches}`;
    },
    run(unit, seed, tally) {
      const { game, id, number } = readMatchUnit(games, unit);
      const { matches, moves } = countsOf(tally, game);
      try {
        const played = forms.get(game)?.play(number, seed) ?? 0;
        return { ...tally, [id]: { matches: matches + 1, moves: moves + played } };
      } catch (error) {
        throw new Fault(`${unit}: the fast form differs`, null, error);
      }
    },
    describe: (tally) =>
      games.map((game) => {
        const { matches, moves } = countsOf(tally, game);
        const configurations = forms.get(game)?.configurations ?? 0;
        return `${game.meta.id}: ${matches} matches in ${configurations} combinations of options and seats, ${moves} moves`;
      }),
  };
}
