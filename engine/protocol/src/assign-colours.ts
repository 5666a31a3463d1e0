/*
 * Apart from the schemas: the home page assigns colours before it loads a schema library.
 */

/** Number of player colours. 0 vermilion (trident), 1 peacock (conch), 2 marigold (sun), 3 indigo (lotus), 4 ebony (elephant). */
export const PLAYER_COLOURS = 5;

/** Takes the lowest colour that is free; `fallback` if none is. */
function takeFree(used: Set<number>, fallback: number): number {
  let colour = 0;
  while (used.has(colour)) colour++;
  if (colour >= PLAYER_COLOURS) return fallback % PLAYER_COLOURS;
  used.add(colour);
  return colour;
}

/**
 * The player colours of all seats: the chosen ones, and free ones for the others, if possible the one of the seat's number.
 * No two are alike unless there are more than five.
 * @param chosen for each seat
 * @param perSeat number of colours that each seat has
 */
export function assignColours(chosen: readonly (readonly number[])[], perSeat: 1 | 2): readonly number[][] {
  const colours = chosen.map((own) => own.slice(0, perSeat));
  const used = new Set(colours.flat());
  for (const [seat, own] of colours.entries()) {
    if (own.length > 0 || seat >= PLAYER_COLOURS || used.has(seat)) continue;
    own.push(seat);
    used.add(seat);
  }
  for (let nth = 1; nth <= perSeat; nth++)
    for (const [seat, own] of colours.entries()) if (own.length < nth) own.push(takeFree(used, seat));
  return colours;
}
