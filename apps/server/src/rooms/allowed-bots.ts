import { BotError, botNamed } from '@durbar/bots';

/** More would keep a table waiting and others' bots from their turn. */
const MOST_ITERATIONS = 5000;
/** Part of the hard limit that a bot may plan to use. */
const SHARE = 0.6;

/**
 * Whether a bot may sit at a table here: there is one of that name, and it does not mean to think for too long.
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
  if (unit === undefined) return amount <= MOST_ITERATIONS;
  return (unit === 's' ? amount * 1000 : amount) <= limitMs * SHARE;
}
