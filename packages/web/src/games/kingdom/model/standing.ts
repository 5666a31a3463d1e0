/** Seats of a scoring, ranked ones first. */
export function inOrderOf({
  ranking,
  lines,
}: {
  readonly ranking: readonly number[];
  readonly lines: readonly { readonly seat: number }[];
}): number[] {
  return [...ranking, ...lines.map(({ seat }) => seat).filter((seat) => !ranking.includes(seat))];
}
