import { BotError } from './bot.ts';
import type { Budget } from './search/settings.ts';

const MAX_ITERATIONS = 1_000_000;
const MAX_MILLISECONDS = 600_000;

/** The names of bots, for messages and help. */
export const BOT_NAMES = 'random, greedy, playout:400 (iterations per decision), playout:2s or playout:500ms';

/** What the name of a bot says. */
export type NamedBot =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  /** `budget` is for one decision. */
  | { readonly kind: 'playout'; readonly budget: Budget };

/**
 * Reads the name of a bot: `random`, `greedy`, or `playout:` with its budget for one decision. Names are stable, as records
 * contain them.
 * @throws {BotError} listing the names
 */
export function readBotName(name: string): NamedBot {
  if (name === 'random') return { kind: 'random' };
  if (name === 'greedy') return { kind: 'greedy' };
  const [kind, given = '', ...more] = name.split(':');
  if (kind !== 'playout' || more.length > 0)
    throw new BotError(`there is no bot called '${name}'; there are ${BOT_NAMES}`);
  const budget = parseBudget(given);
  if (!budget)
    throw new BotError(
      `'${name}' has no valid budget: give the iterations per decision, as in playout:400 (1 to ${MAX_ITERATIONS}), or the time, as in playout:2s or playout:500ms (up to ${MAX_MILLISECONDS / 1000}s)`,
    );
  return { kind, budget };
}

function parseBudget(text: string): Budget | null {
  const [, digits = '', unit = ''] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s|)$/.exec(text) ?? [];
  if (digits === '') return null;
  const number = Number(digits);
  if (unit === '')
    return Number.isInteger(number) && number >= 1 && number <= MAX_ITERATIONS
      ? { iterations: number }
      : null;
  const milliseconds = unit === 's' ? number * 1000 : number;
  return milliseconds >= 1 && milliseconds <= MAX_MILLISECONDS ? { milliseconds } : null;
}
