/** Caches a function's result for each position and seat, for the lifetime of the position. */
export function memoizeBySeat<V extends object, T>(
  work: (position: V, seat: number) => T,
): (position: V, seat: number) => T {
  const kept = new WeakMap<V, Map<number, T>>();
  return (position, seat) => {
    let seats = kept.get(position);
    if (!seats) kept.set(position, (seats = new Map<number, T>()));
    let found = seats.get(seat);
    if (found === undefined) seats.set(seat, (found = work(position, seat)));
    return found;
  };
}
