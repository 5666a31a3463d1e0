import { join } from 'node:path';
import type { Bot } from '@durbar/bots';
import { playMatch } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { at, writeRecord } from '@durbar/kernel';
import { writeText } from '../files.ts';
import type { Host } from '../host.ts';
import type { Progress } from '../progress.ts';
import { breathe } from '../progress.ts';
import { Tally } from './tally.ts';

export interface Simulation {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: string;
  /** With each match everybody moves one seat on. */
  readonly rotate: boolean;
  /** Go on, as many games again, while the interval of the first bot's wins includes this share. */
  readonly until: number | null;
  /** Folder for the records. */
  readonly out: string | null;
}

/** How many times `games` a simulation with `until` may take. */
export const MOST_ROUNDS = 20;

/** @throws {Failure} if a record cannot be written */
export async function simulate(host: Host, sim: Simulation, progress: Progress): Promise<Tally> {
  const tally = new Tally(sim.bots.map(({ name }) => name));
  let total = sim.games;
  for (let i = 0; i < total; i++) {
    await playOne(host, sim, i, tally);
    if (i + 1 === total && isOpen(sim, tally) && total < sim.games * MOST_ROUNDS) total += sim.games;
    progress.at(i + 1, total);
    await breathe();
  }
  return tally;
}

async function playOne(host: Host, sim: Simulation, index: number, tally: Tally): Promise<void> {
  const { game, options, bots } = sim;
  const seating = bots.map((_, seat) => (seat + (sim.rotate ? index : 0)) % bots.length);
  const record = playMatch({
    game,
    options,
    bots: seating.map((bot) => at(bots, bot)),
    seed: `${sim.seed}/${index + 1}`,
    now: () => host.now(),
  });
  tally.add(record, seating);
  if (sim.out === null) return;
  const name = `${game.meta.id}-${String(index + 1).padStart(5, '0')}.json`;
  await writeText(host, join(sim.out, name), writeRecord(record));
}

function isOpen({ until }: Simulation, tally: Tally): boolean {
  const [first] = tally.results();
  if (until === null || !first) return false;
  const [low, high] = first.interval;
  return low <= until && until <= high;
}
