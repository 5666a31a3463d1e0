/** Whether several people sit at this screen, so that each is called by name. */
export function isSharedScreen(seats: readonly { readonly isMine: boolean }[]): boolean {
  return seats.filter(({ isMine }) => isMine).length > 1;
}
