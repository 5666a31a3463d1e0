import { BotError, botNamed } from '@durbar/bots';

/** More would delay the table and other tables' bots. */
const MAX_SERVER_BOT_ITERATIONS = 5000;
/** Share of the hard limit that a bot may plan to use. */
const SHARE = 0.6;

/**
 * Whether a bot may play on this server: the name is known, and its planned time per decision is within the limit.
 * @param limitMs the hard limit for one decision
 */
export function canPlay(name: string, limitMs: number): boolean {
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
  return (unit === 's' ? amount * 1000 : amount) <= limitMs * SHARE;
}
