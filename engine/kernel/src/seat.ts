/** A seat's number, 0 to seats − 1, in clockwise order. Stable for the whole match; never a display name. */
export type Seat = number;

/** Whoever looks at a match: a seat, or anybody without one. */
export type Viewer = Seat | 'spectator';
