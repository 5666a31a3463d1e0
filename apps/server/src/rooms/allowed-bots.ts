import { BotError, botNamed } from '@durbar/bots';

/** Maximum iterations per decision: more would delay the table and the bots of other tables. */
const MAX_SERVER_BOT_ITERATIONS = 5000;
/** Share of the time limit that a bot with a time budget may plan to use. */
const PLANNED_TIME_SHARE = 0.6;

/**
 * Whether a bot may play on this server: the name is known, and its planned time per decision is within the limit.
 * @param limitMs the hard limit for one decision
 */
export function isBotAllowed(name: string, limitMs: number): boolean {
  try {
    botNamed(name);
  } catch (error) {
    if (error instanceof BotError) return false;
    throw error;
  }
  const [, digits, unit] = /^playout:([\d.]+)(ms|s)?$/.exec(name) ?? [];
  if (digits === undefined) return true;
  const amount = Number(digits);
  if (unit === undefined) return amount <= MAX_SERVER_BOT_ITERATIONS;
  return (unit === 's' ? amount * 1000 : amount) <= limitMs * PLANNED_TIME_SHARE;
}
