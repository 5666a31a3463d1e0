import { type PersonRating, type ProfileFigures, RATING_GAMES, type RatingAnchor } from '@durbar/protocol';

/** A rating, with the bots that mark its scale. */
export interface RatingRow extends PersonRating {
  readonly anchors: readonly RatingAnchor[];
}

/** The ratings of a person, the groups of each game together, the most played game first. */
export function listRatingRows({ ratings, anchors }: ProfileFigures): readonly RatingRow[] {
  const played = (game: string) =>
    ratings.reduce((sum, rating) => sum + (rating.game === game ? rating.matches : 0), 0);
  return ratings
    .map((rating) => ({
      ...rating,
      anchors: anchors.filter(({ game, group }) => game === rating.game && group === rating.group),
    }))
    .toSorted(
      (a, b) => played(b.game) - played(a.game) || a.game.localeCompare(b.game) || b.matches - a.matches,
    );
}

/** One scale for several ratings. */
export interface RatingScale {
  /** The place of a rating, in per cent of the scale. */
  readonly place: (rating: number) => number;
  /** Bots of fixed strength, each in the middle of the places that it has in the rows. */
  readonly marks: readonly { readonly bot: string; readonly at: number }[];
}

/** Room at both ends, as a part of the scale. */
const MARGIN = 0.05;

export function ratingScale(rows: readonly RatingRow[]): RatingScale {
  const shown = rows.filter(({ matches }) => matches >= RATING_GAMES.shown);
  const anchors = rows.flatMap((row) => row.anchors);
  const ends = [
    ...shown.flatMap(({ rating, spread }) => [rating - spread, rating + spread]),
    ...anchors.map(({ rating }) => rating),
  ];
  const [low, high] = ends.length === 0 ? [0, 1] : [Math.min(...ends), Math.max(...ends)];
  const span = Math.max(1, high - low) * (1 + 2 * MARGIN);
  const from = (low + high - span) / 2;
  const place = (rating: number) => ((rating - from) / span) * 100;
  const bots = [...new Set(anchors.map(({ bot }) => bot))];
  const marks = bots.map((bot) => {
    const own = anchors.filter((anchor) => anchor.bot === bot);
    return { bot, at: place(own.reduce((sum, { rating }) => sum + rating, 0) / own.length) };
  });
  return { place, marks };
}
