import { join } from 'node:path';
import type { Bot, RemoteBot } from '@durbar/bots';
import { playMatch, playMixedMatch } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import { loadDescribe } from '@durbar/games/registry/describe.ts';
import type { MatchRecord, OptionValues } from '@durbar/kernel';
import { at, DEFAULT_LOCALE, writeRecord } from '@durbar/kernel';
import { loadBot } from '../bots.ts';
import { writeText } from '../files.ts';
import { currentRules, loadGame } from '../game.ts';
import { isProgram } from '../programs/command-line.ts';
import { ProgramBot } from '../programs/program-bot.ts';
import { yieldToEvents } from '../progress.ts';
import type { BotActivityMonitor } from './bot-activity-monitor.ts';
import { type Summary, Tally } from './tally.ts';

/** Matches to play, as plain data. */
export interface Simulation {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  readonly options: OptionValues;
  /** Name, module path or program of the bot of each seat. */
  readonly bots: readonly string[];
  /** Milliseconds that a program has for a decision. */
  readonly moveMs: number;
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
  /** Called with the process id of each program that starts. */
  readonly onStart?: (pid: number) => void;
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
  const programs: ProgramBot[] = [];
  try {
    const bots = await loadBots(sim, hooks, programs);
    const tally = new Tally(bots.map(({ name }) => name));
    let total = sim.matches;
    for (let i = 0; i < total; i++) {
      await playOne(game, bots, sim, i, hooks, tally);
      if (i + 1 === total && isUndecided(sim, tally) && total < sim.matches * MAX_BATCHES)
        total += sim.matches;
      hooks.onMatch(i + 1, total);
      await yieldToEvents();
    }
    return tally.summary(bots.map((bot) => (bot instanceof ProgramBot ? bot.shortfall : null)));
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

/**
 * Loads each bot once, however many seats it plays. A program is started once for each place in the list, so that it sees one seat
 * of a match only.
 * @param programs gets the programs as they start, to be stopped
 */
async function loadBots(
  sim: Simulation,
  { watch, onStart }: SimulationHooks,
  programs: ProgramBot[],
): Promise<readonly (Bot | RemoteBot)[]> {
  const modules = new Map<string, Bot>();
  const bots: (Bot | RemoteBot)[] = [];
  for (const [i, name] of sim.bots.entries()) {
    if (isProgram(name)) {
      const program = await startProgram(name, sim, onStart);
      programs.push(program);
      bots.push(program);
      continue;
    }
    const known = modules.get(name);
    if (!known) watch?.begin({ bot: i, seat: null, match: 0, decision: 0 });
    const bot = known ?? (await loadBot(name, sim.cwd));
    if (!known) watch?.end();
    modules.set(name, bot);
    bots.push(bot);
  }
  return bots;
}

async function startProgram(
  name: string,
  { cwd, game, rules, moveMs }: Simulation,
  onStart: SimulationHooks['onStart'],
): Promise<ProgramBot> {
  const describe = await loadDescribe(game, DEFAULT_LOCALE, rules);
  return await ProgramBot.start(name, {
    cwd,
    games: { ...(await currentRules()), [game]: rules },
    game,
    describe,
    moveMs,
    ...(onStart && { onStart }),
  });
}

async function playOne(
  game: AnyGame,
  bots: readonly (Bot | RemoteBot)[],
  sim: Simulation,
  index: number,
  { now, watch }: SimulationHooks,
  tally: Tally,
): Promise<void> {
  const seating = bots.map((_, seat) => (seat + (sim.rotate ? index : 0)) % bots.length);
  const seated = seating.map((bot) => at(bots, bot));
  const { options } = sim;
  const watching = watch ? watched(seated, seating, index + 1, watch) : seated;
  const input = { game, options, seed: `${sim.seed}/${index + 1}`, now };
  // Waiting for remote bots only where there are some: the others are asked faster at once.
  const local = watching.filter((bot): bot is Bot => !('sit' in bot));
  const record: MatchRecord =
    local.length === bots.length
      ? playMatch({ ...input, bots: local })
      : await playMixedMatch({ ...input, bots: watching });
  tally.add(record, seating);
  if (sim.out === null) return;
  const name = `${game.meta.id}-${String(index + 1).padStart(5, '0')}.json`;
  await writeText(sim, join(sim.out, name), writeRecord(record));
}

/** The bots of one match, each decision of theirs noted while it is under way. */
function watched(
  bots: readonly (Bot | RemoteBot)[],
  seating: readonly number[],
  match: number,
  watch: BotActivityMonitor,
): readonly (Bot | RemoteBot)[] {
  let decision = 0;
  return bots.map((bot, i) => {
    // Nothing that a remote bot does keeps this thread from watching it.
    if ('sit' in bot) return bot;
    return {
      name: bot.name,
      choose(game, view, seat, context) {
        decision++;
        const busy = { bot: at(seating, i), seat, match, decision };
        return watch.during(busy, () => bot.choose(game, view, seat, context));
      },
    };
  });
}

/** Whether the matches so far leave open whether the first bot wins more or less than `until`. */
function isUndecided({ until }: Simulation, tally: Tally): boolean {
  if (until === null) return false;
  const [low, high] = tally.firstInterval();
  return low <= until && until <= high;
}
