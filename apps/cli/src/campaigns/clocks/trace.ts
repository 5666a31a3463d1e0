/** What two implementations of clocks must agree on, to the second. */
export interface TraceLine {
  /** Seconds since 1970. */
  readonly at: number;
  /** What happened: a day of vacation began, a clock ran out, or the match changed. */
  readonly kind: 'vacation' | 'timeout' | 'match';
  /** The seat; -1 for the match. */
  readonly seat: number;
  /** Seconds left on each clock then. */
  readonly banks: readonly number[];
}

export function formatLine({ at, kind, seat, banks }: TraceLine): string {
  const who = seat < 0 ? '' : ` of seat ${seat}`;
  return `${new Date(at * 1000).toISOString()} ${kind}${who}, left: ${banks.join(', ')}`;
}
