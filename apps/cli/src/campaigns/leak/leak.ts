import type { AnyGame } from '@durbar/games';
import type { Game, Rng } from '@durbar/kernel';
import { randomBelow, seededRng } from '@durbar/kernel';
import type { LogEntry } from '@durbar/table';
import { Pair, PairLeak, randomSetup } from '@durbar/testkit/pairs';
import { z } from 'zod';
import { type Campaign, Fault } from '../campaign.ts';
import { gameBehind, readMatchUnit } from '../units.ts';

const Counts = z.object({
  matches: z.number(),
  /** Pairs of matches that differed in secrets. */
  pairs: z.number(),
  /** Comparisons of everything that was sent to all viewers. */
  compared: z.number(),
  /** Pairs that ended because the game made the difference public. */
  shown: z.number(),
  /** How often a newcomer began to play. */
  seated: z.number(),
});
type Counts = z.infer<typeof Counts>;

const Tally = z.record(z.string(), Counts);
export type LeakTally = z.infer<typeof Tally>;

const NONE: Counts = { matches: 0, pairs: 0, compared: 0, shown: 0, seated: 0 };

/** A match that has not ended after this many pairs is abandoned. */
const MAX_PAIRS = 1000;

/** Pairs of matches that differ in what a viewer may not know: nothing that the viewer is sent may differ. */
export function leakCampaign(games: readonly AnyGame[]): Campaign<LeakTally> {
  const countsOf = (tally: LeakTally, { meta }: AnyGame): Counts => tally[meta.id] ?? NONE;
  return {
    name: 'leak',
    counted: 'pairs of each game',
    tally: Tally,
    empty: {},
    amount: (tally) => Math.min(...games.map((game) => countsOf(tally, game).pairs)),
    next: (tally) => {
      const fewest = gameBehind(games, (game) => countsOf(tally, game).pairs);
      return `${fewest.meta.id} ${countsOf(tally, fewest).matches}`;
    },
    run(unit, seed, tally) {
      const { game, id } = readMatchUnit(games, unit);
      return { ...tally, [id]: playMatch(game, `${seed} ${unit}`, countsOf(tally, game)) };
    },
    describe: (tally) =>
      games.map((game) => {
        const { matches, pairs, compared, shown, seated } = countsOf(tally, game);
        return `${game.meta.id}: ${pairs} pairs in ${matches} matches, ${compared} comparisons, ${shown} differences shown by the game, ${seated} newcomers`;
      }),
  };
}

/** Plays a match to its end, pair by pair. @throws {Fault} */
function playMatch(game: Game, seed: string, before: Counts): Counts {
  const rng = seededRng(seed, 'leak');
  const setup = randomSetup(game, rng);
  const counts = { ...before, matches: before.matches + 1 };
  let log: readonly LogEntry[] = [];
  for (let i = 0; i < MAX_PAIRS; i++) {
    const pair = new Pair(game, setup, rng, log);
    try {
      comparePair(pair, rng, counts);
    } catch (error) {
      const { options, seats } = setup;
      const people = seats.filter(({ control }) => control === 'person').length;
      const where = `${game.meta.id}, ${people} people, ${seats.length - people} bots, options ${JSON.stringify(options)}, from entry ${log.length} on`;
      if (error instanceof PairLeak) throw new Fault(`${where}: ${error.message}`);
      throw new Fault(`${where}: it failed`, null, error);
    }
    if (pair.first.status !== 'running') break;
    ({ log } = pair.first);
  }
  return counts;
}

/** Plays the next few steps twice, with other secrets in the second match. */
function comparePair(pair: Pair, rng: Rng, counts: Counts): void {
  // Most pairs differ in what is hidden, the others only in what is sealed.
  if (randomBelow(rng, 4) > 0) pair.diverge();
  let compared = 0;
  for (let steps = 4 + randomBelow(rng, 8); steps > 0 && !pair.isOver; steps--) {
    pair.step();
    if (pair.differing === 0 || pair.first.status !== 'running') continue;
    pair.compare();
    compared++;
  }
  if (compared > 0) counts.pairs++;
  counts.compared += compared;
  counts.shown += pair.shown;
  counts.seated += pair.seated;
}
