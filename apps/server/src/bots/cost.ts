/** Estimated milliseconds of one search iteration; the real time is charged afterwards. */
const PER_ITERATION = 1;
/** Estimated milliseconds of a bot that does not search. */
const AT_ONCE = 5;
/** Bots that plan for no more than this never wait for slower ones. */
const QUICK_MS = 500;
/** No bot with a time budget is shortened below this. */
const SHORTEST_MS = 250;

/** Estimated milliseconds of a decision of a bot, by the bot's name. */
export function plannedMs(bot: string): number {
  const [, digits, unit] = /^playout:([\d.]+)(ms|s)?$/.exec(bot) ?? [];
  if (digits === undefined) return AT_ONCE;
  const amount = Number(digits);
  if (unit === undefined) return amount * PER_ITERATION;
  return unit === 's' ? amount * 1000 : amount;
}

export function isQuick(bot: string): boolean {
  return plannedMs(bot) <= QUICK_MS;
}

/** The same bot with at most so much time; a bot without a time budget stays as it is. */
export function shortened(bot: string, ms: number): string {
  if (!/^playout:[\d.]+(ms|s)$/.test(bot)) return bot;
  const most = Math.max(SHORTEST_MS, Math.floor(ms));
  return plannedMs(bot) <= most ? bot : `playout:${most}ms`;
}
