/** A seat's number, 0 to seats − 1, in clockwise order. Stable for the whole match; never a display name. */
export type Seat = number;

/**
 * A viewer who has taken a seat over in a running match. A newcomer sees public history only: what a spectator sees,
 * and nothing of what the seat's earlier player knew or chose in secret.
 */
export type Newcomer = `newcomer:${Seat}`;

/**
 * Somebody who looks at a match: a seat, a spectator without one, or the newcomer of a seat. A game that compares seats
 * with `seat === viewer` treats newcomers as spectators without further code.
 */
export type Viewer = Seat | 'spectator' | Newcomer;

export function newcomerOf(seat: Seat): Newcomer {
  return `newcomer:${seat}`;
}

export function isNewcomer(viewer: Viewer): viewer is Newcomer {
  return typeof viewer === 'string' && viewer !== 'spectator';
}

/** The seat that a viewer plays or has taken over; null for spectators. */
export function seatOf(viewer: Viewer): Seat | null {
  if (viewer === 'spectator') return null;
  return typeof viewer === 'number' ? viewer : Number(viewer.slice('newcomer:'.length));
}
