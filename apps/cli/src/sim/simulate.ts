import { join } from 'node:path';
import type { Bot } from '@durbar/bots';
import { playMatch } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { at, writeRecord } from '@durbar/kernel';
import { loadBot } from '../bots.ts';
import { writeText } from '../files.ts';
import { loadGame } from '../game.ts';
import { yieldToEvents } from '../progress.ts';
import type { BotActivityMonitor } from './bot-activity-monitor.ts';
import { type Summary, Tally } from './tally.ts';

/** Matches to play, as plain data. */
export interface Simulation {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  readonly options: OptionValues;
  /** Name or module path of the bot of each seat. */
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: string;
  /** Whether all bots move one seat on after each match. */
  readonly rotate: boolean;
  /**
   * Share of wins of the first bot that is to be decided: batches of `matches` more matches are played while its confidence interval
   * contains it. Null: one batch.
   */
  readonly until: number | null;
  /** Folder for the records. */
  readonly out: string | null;
  /** Folder that relative paths start from. */
  readonly cwd: string;
}

/** The clock of a simulation, and what follows it. */
export interface SimulationHooks {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  /** Called after each match. */
  readonly onMatch: (done: number, total: number) => void;
  /** Follows which bot is busy. */
  readonly watch?: BotActivityMonitor;
}

/** How many times `matches` a simulation with `until` may take. */
export const MAX_BATCHES = 20;

/**
 * Plays the matches.
 * @throws {UsageError} if a bot cannot be loaded
 * @throws {BotError} if a bot fails in a match
 * @throws {Failure} if a record cannot be written
 */
export async function simulate(sim: Simulation, hooks: SimulationHooks): Promise<Summary> {
  const game = await loadGame(sim.game, sim.rules);
  const bots = await loadBots(sim, hooks.watch);
  const tally = new Tally(bots.map(({ name }) => name));
  let total = sim.matches;
  for (let i = 0; i < total; i++) {
    await playOne(game, bots, sim, i, hooks, tally);
    if (i + 1 === total && isUndecided(sim, tally) && total < sim.matches * MAX_BATCHES) total += sim.matches;
    hooks.onMatch(i + 1, total);
    await yieldToEvents();
  }
  return tally.summary();
}

/** Loads each bot once, however many seats it plays. */
async function loadBots(
  { bots, cwd }: Simulation,
  watch: BotActivityMonitor | undefined,
): Promise<readonly Bot[]> {
  const loaded = new Map<string, Bot>();
  for (const [i, name] of bots.entries()) {
    if (loaded.has(name)) continue;
    watch?.begin({ bot: i, seat: null, match: 0, decision: 0 });
    loaded.set(name, await loadBot(name, cwd));
    watch?.end();
  }
  return bots.flatMap((name) => loaded.get(name) ?? []);
}

async function playOne(
  game: AnyGame,
  bots: readonly Bot[],
  sim: Simulation,
  index: number,
  { now, watch }: SimulationHooks,
  tally: Tally,
): Promise<void> {
  const seating = bots.map((_, seat) => (seat + (sim.rotate ? index : 0)) % bots.length);
  const seated = seating.map((bot) => at(bots, bot));
  const record = playMatch({
    game,
    options: sim.options,
    bots: watch ? watched(seated, seating, index + 1, watch) : seated,
    seed: `${sim.seed}/${index + 1}`,
    now,
  });
  tally.add(record, seating);
  if (sim.out === null) return;
  const name = `${game.meta.id}-${String(index + 1).padStart(5, '0')}.json`;
  await writeText(sim, join(sim.out, name), writeRecord(record));
}

/** The bots of one match, each decision of theirs noted while it is under way. */
function watched(
  bots: readonly Bot[],
  seating: readonly number[],
  match: number,
  watch: BotActivityMonitor,
): readonly Bot[] {
  let decision = 0;
  return bots.map((bot, i) => ({
    name: bot.name,
    choose(game, view, seat, context) {
      decision++;
      const busy = { bot: at(seating, i), seat, match, decision };
      return watch.during(busy, () => bot.choose(game, view, seat, context));
    },
  }));
}

/** Whether the matches so far leave open whether the first bot wins more or less than `until`. */
function isUndecided({ until }: Simulation, tally: Tally): boolean {
  if (until === null) return false;
  const [low, high] = tally.firstInterval();
  return low <= until && until <= high;
}
