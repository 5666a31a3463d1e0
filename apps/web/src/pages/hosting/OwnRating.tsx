import { type PersonRating, RATING_GAMES, seatGroupOf } from '@durbar/protocol';
import { ApiError } from '../../net/api-error.ts';
import { peopleApi } from '../../net/people-api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { type PageWords, useWords } from '../../words/useWords.tsx';

/** The ratings of whoever uses this browser; none of somebody whom the server does not know yet. @throws {ApiError} */
async function readOwnRatings(): Promise<readonly PersonRating[]> {
  const { id } = await identifyBrowser();
  try {
    return (await peopleApi.profile(id)).figures?.ratings ?? [];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

interface OwnRatingProps {
  game: string;
  /** Seats of people and bots. */
  players: number;
  className?: string | undefined;
}

/** One's own rating in matches like those of a table, where the table asks for one. Nothing while the server does not answer. */
export default function OwnRating({ game, players, className }: OwnRatingProps) {
  const words = useWords();
  const { value } = useLoaded(readOwnRatings, '');
  if (!value) return null;
  const group = seatGroupOf(players);
  const own = value.find((each) => each.game === game && each.group === group);
  return <p className={className}>{ownRatingText(words, own)}</p>;
}

function ownRatingText(words: PageWords, own: PersonRating | undefined): string {
  const missing = RATING_GAMES.shown - (own?.matches ?? 0);
  if (!own || missing > 0) return words.t('terms.rating.own.none', { count: missing });
  return words.t('terms.rating.own', { rating: String(Math.round(own.rating)) });
}
