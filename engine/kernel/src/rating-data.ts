/** Ratings of bots by name, for one number of seats: two, or three to five. Figures as people see them; 1500 is the middle. */
export type BotRatings = Readonly<Record<string, number>>;

/** What ratings need to know of a game. It comes from matches between bots. */
export interface RatingData {
  /** Bots of fixed strength. Matches never change their ratings, so that a figure means the same on every server. */
  readonly anchors: { readonly two: BotRatings; readonly several: BotRatings };
  /** Whether turns go round from the seat that begins, which chance decides, or from the first seat. */
  readonly turnOrder: 'from starter' | 'from first seat';
  /** The share of wins in turn order among equal players, by number of seats; all alike where it is absent. */
  readonly shares: Readonly<Record<number, readonly number[]>>;
}
