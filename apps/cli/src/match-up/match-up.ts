import { join } from 'node:path';
import type { Bot } from '@durbar/bots';
import { playMatch } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import type { OptionValues } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { z } from 'zod';
import { loadBot } from '../bots.ts';
import { readState, writeState } from '../campaigns/state-file.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { loadGame } from '../game.ts';
import { yieldToEvents } from '../progress.ts';
import { winOf } from '../statistics.ts';
import { DealResult, type Hypotheses, verdict } from './results.ts';

/** What is compared, as plain data. Results of equal tasks may be added up. */
export interface MatchUpTask {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  readonly options: OptionValues;
  /** Name or module path of the bot that is measured. */
  readonly bot: string;
  /** Names or module paths of its rivals, in the order in which they sit after it. */
  readonly rivals: readonly string[];
  readonly seed: string;
}

export interface MatchUpLimits {
  readonly deals: number;
  readonly minutes: number;
  /** Ends the match-up as soon as a sequential test has decided; null: plays all deals. */
  readonly hypotheses: Hypotheses | null;
}

const KEEP_EVERY_MS = 2000;

/**
 * Plays deals until there are enough, the test has decided or the time is up; continues from the results in the folder. In each
 * deal the bot has each seat once, so that neither seats nor draws favour anybody: a bot against itself wins exactly its share.
 * @param folder of `match-up.json`, which must exist
 * @param onDeal called after each deal
 * @throws {UsageError} if a bot cannot be loaded
 * @throws {BotError} if a bot fails in a match
 * @throws {Failure} if the folder has results of another match-up
 */
export async function playMatchUp(
  environment: CommandEnvironment,
  task: MatchUpTask,
  limits: MatchUpLimits,
  folder: string,
  onDeal: (done: number) => void,
): Promise<readonly DealResult[]> {
  const game = await loadGame(task.game, task.rules);
  const bots = await Promise.all([task.bot, ...task.rivals].map((name) => loadBot(name, environment.cwd)));
  const file = join(folder, 'match-up.json');
  const deals = [...(await readDeals(file, task))];
  const begun = environment.now();
  let keptAt = begun;
  const isDone = (): boolean =>
    deals.length >= limits.deals ||
    environment.now() - begun >= limits.minutes * 60_000 ||
    (limits.hypotheses !== null && verdict(deals, limits.hypotheses) !== 'open');
  while (!isDone()) {
    deals.push(playDeal(game, task, bots, deals.length + 1, () => environment.now()));
    if (environment.now() - keptAt >= KEEP_EVERY_MS) {
      await writeState(file, { task, deals });
      keptAt = environment.now();
    }
    onDeal(deals.length);
    await yieldToEvents();
  }
  await writeState(file, { task, deals });
  return deals;
}

/** The results in the file, none if there is no file. @throws {Failure} if they are not of this task */
async function readDeals(file: string, task: MatchUpTask): Promise<readonly DealResult[]> {
  const schema = z.object({ task: z.unknown(), deals: z.array(DealResult) });
  const kept = await readState(file, schema);
  if (kept === null) return [];
  const canonical = (value: unknown): string => JSON.stringify(value);
  if (canonical(kept.task) !== canonical(task))
    throw new Failure(`'${file}' has results of another match-up; name another folder in --out`);
  return kept.deals;
}

function playDeal(
  game: AnyGame,
  { options, seed }: MatchUpTask,
  bots: readonly Bot[],
  number: number,
  now: () => number,
): DealResult {
  return bots.map((_, seat) => {
    const seated = bots.map((_bot, other) => at(bots, (other - seat + bots.length) % bots.length));
    const { outcome } = playMatch({ game, options, bots: seated, seed: `${seed}/${number}`, now });
    if (!outcome) throw new Error('a match of bots ended without an outcome');
    const rank = at(outcome.ranks, seat);
    const others = outcome.scores.filter((_score, other) => other !== seat);
    const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
    return { win: winOf(outcome.ranks, seat), rank, lead: at(outcome.scores, seat) - mean };
  });
}
