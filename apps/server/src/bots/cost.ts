/** Milliseconds that a bot of `iterations` is reckoned with for each; what it really took is charged afterwards. */
const PER_ITERATION = 1;
/** What a bot that does not search is reckoned with. */
const AT_ONCE = 5;
/** Bots that plan for no more than this never wait for slower ones. */
const QUICK_MS = 500;
/** No bot with a time budget is shortened below this. */
const SHORTEST_MS = 250;

/** Milliseconds that a bot's decision is reckoned with, by its name. */
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
