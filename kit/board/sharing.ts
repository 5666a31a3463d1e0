/** Whether several people sit at this screen, so that each is called by name. */
export function isShared(seats: readonly { readonly mine: boolean }[]): boolean {
  return seats.filter(({ mine }) => mine).length > 1;
}
