import * as z from 'zod/mini';
import { count, id } from './basics.ts';

/*
 * People: what everybody may see of a person, whom one wants nothing to do with, and what the server's owner is told. A person's
 * id is no secret: tables show it at their seats. Nothing is shown of somebody who has blocked the sender; addresses about them
 * answer 404 with `problem.noPerson`, as they do for a person who does not exist.
 */

/** Ratings are by game and by number of seats: two, or three to five. Matches of one seat have none. */
export const seatGroup = z.enum(['two', 'several']);
export type SeatGroup = z.infer<typeof seatGroup>;

/** The group of ratings of a match with so many seats of people and bots; null where results cannot count. */
export function seatGroupOf(players: number): SeatGroup | null {
  if (players === 2) return 'two';
  return players >= 3 && players <= 5 ? 'several' : null;
}

/** A rating with fewer matches than `shown` is shown without a figure, and one with fewer than `sure` as uncertain. */
export const RATING_GAMES = { shown: 5, sure: 15 } as const;

/** How often somebody came in at a place. Ties count as the better place. */
const places = z.array(z.object({ place: z.int().check(z.gte(1)), count }));

const won = z.object({
  /** First places, ties included, by finished matches; 0 to 1. */
  share: z.number(),
  /** The share that everybody would have if all were equal, in matches with as many seats. */
  even: z.number(),
});

/** How somebody has done in matches of one kind, or in all. */
const record = z.object({
  finished: count,
  /** Null without a finished match. */
  won: z.nullable(won),
  places,
});

/** The address of a table gives access to it: null where the table is not in the lobby's list and the sender had no seat there. */
const shownTable = z.nullable(id);

/** The best score of a game, in that game's own unit. */
const best = z.object({ game: z.string(), score: z.number(), table: shownTable, at: count });

/** What a rating is. `rating`: 1500 + 40·(mu − 25). `spread`: two standard deviations, in the same unit. */
const ratingFigures = { game: z.string(), group: seatGroup, rating: z.number(), spread: z.number() };

/** A person's rating. Show no figure for fewer than `RATING_GAMES.shown` matches. */
const rating = z.object({ ...ratingFigures, matches: count });
export type PersonRating = z.infer<typeof rating>;

/** A bot of fixed strength: a mark on the scale. Its figures never change by matches. */
const anchor = z.object({ game: z.string(), group: seatGroup, bot: z.string(), rating: z.number() });
export type RatingAnchor = z.infer<typeof anchor>;

/** The time of day at which somebody's matches end mostly, in their own time zone. */
const partOfDay = z.enum(['mornings', 'afternoons', 'evenings', 'nights']);

const figures = z.extend(record, {
  /** When the person was first stored, in milliseconds since 1970. */
  since: count,
  /** Null if there is none, or if they have told no time zone. */
  often: z.nullable(partOfDay),
  /** Matches that run at present. */
  running: count,
  byGame: z.array(z.extend(record, { game: z.string(), group: z.nullable(seatGroup) })),
  ratings: z.array(rating),
  /** Of the games and groups in which the person has a rating. */
  anchors: z.array(anchor),
  /** One for each game, the most played game first. */
  best: z.array(best),
  /**
   * Half of their turns took about less than this, in milliseconds: the median of the medians of their last matches over days. Null
   * if there were none.
   */
  turnMs: z.nullable(count),
  /** Matches that they left, or lost to the clock; these are among `finished`. */
  left: count,
});
export type ProfileFigures = z.infer<typeof figures>;

/** The page of a person. */
export const profile = z.object({
  id,
  name: z.string(),
  /** Whether it is the sender. */
  you: z.boolean(),
  /** Whether the sender has blocked them. */
  blocked: z.boolean(),
  /** Whether the sender can invite them to a table: they have played with each other here. */
  invitable: z.boolean(),
  private: z.boolean(),
  /** Null if it is private, for everybody but the person. */
  figures: z.nullable(figures),
});
export type Profile = z.infer<typeof profile>;

/**
 * Somebody who sat in a finished match. `person` is null for bots, and for those who deleted their data or of whom the sender may see
 * nothing: a former guest. `bot` is the bot that had the seat.
 */
const companion = z.object({
  person: z.nullable(id),
  name: z.nullable(z.string()),
  bot: z.nullable(z.string()),
  place: z.int(),
  score: z.nullable(z.number()),
});

/** A finished match in somebody's history. */
const finishedMatch = z.object({
  /** The match's number on this server, for lists. */
  match: count,
  table: shownTable,
  game: z.string(),
  rules: count,
  /** Seats of people and bots. */
  seats: z.int(),
  startedAt: z.nullable(count),
  endedAt: count,
  place: z.int(),
  /** Whether somebody else has the same place. */
  tied: z.boolean(),
  /** In the game's own unit; null where it is not known. */
  score: z.nullable(z.number()),
  /** Own points less those of the best other, if first; else less those of the winner, so that it is 0 or less. */
  margin: z.nullable(z.number()),
  /** Whether the person left before the end. */
  left: z.boolean(),
  rated: z.boolean(),
  /** How the rating changed by it; null if the match is not rated, or not counted yet. */
  change: z.nullable(z.number()),
  company: z.array(companion),
});
export type FinishedMatch = z.infer<typeof finishedMatch>;

/**
 * What of a history is asked for. `filter`: all without it. `search`: a part of a companion's name, or the id of a game. `before`: `next` of the page
 * before.
 */
export const historyQuery = z.object({
  filter: z.optional(z.enum(['all', 'rated', 'won'])),
  search: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.\d{1,16}$/))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** A page of a history, the newest first. */
export const history = z.object({
  matches: z.array(finishedMatch),
  /** For the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type History = z.infer<typeof history>;

/** Those whom a person met most in finished matches; the sender first, if they are among them. */
export const rivals = z.object({
  rivals: z.array(
    z.object({
      id,
      name: z.string(),
      /** Whether it is the sender. */
      you: z.boolean(),
      /** In how many matches the person of the page was ahead of this one, behind, and even. */
      ahead: count,
      behind: count,
      tied: count,
    }),
  ),
});
export type Rivals = z.infer<typeof rivals>;

/** The beginning of a name, at least two letters. */
export const peopleQuery = z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(24)) });

/** People who have finished a match and whose page is not private. */
export const foundPeople = z.object({
  people: z.array(z.object({ id, name: z.string(), since: count, finished: count })),
});
export type FoundPeople = z.infer<typeof foundPeople>;

/** Whether the sender's page is private. */
export const privacy = z.object({ private: z.boolean() });
export type Privacy = z.infer<typeof privacy>;
export const changePrivacy = z.object({ private: z.boolean() });

/** Whom the sender has blocked, the newest first. */
export const blocks = z.object({ people: z.array(z.object({ id, name: z.string(), at: count })) });
export type Blocks = z.infer<typeof blocks>;

export const REPORT_REASONS = ['name', 'chat', 'cheating', 'leaving', 'other'] as const;

/** Something that the server's owner should know of a person. */
export const newReport = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  /** The table where it happened. */
  table: z.optional(id),
});
export type NewReport = z.infer<typeof newReport>;

/** Addresses about people, apart from `API`, which the first load has. */
export const PEOPLE_API = {
  /** GET `peopleQuery`: `foundPeople`. */
  people: '/api/people',
  /** GET: `profile`. */
  person: (person: string) => `/api/people/${person}`,
  /** GET `historyQuery`: `history`. Empty if the profile is private. */
  history: (person: string) => `/api/people/${person}/matches`,
  /** GET: `rivals`. Empty if the profile is private. */
  rivals: (person: string) => `/api/people/${person}/rivals`,
  /** POST `newReport`: 204. At most 10 a day, then 429 with `problem.tooManyReports`. */
  report: (person: string) => `/api/people/${person}/report`,
  /** GET: `privacy`. PUT `changePrivacy`: `privacy`. */
  privacy: '/api/me/privacy',
  /** GET: `blocks`. */
  blocks: '/api/me/blocks',
  /** PUT: blocks a person. DELETE: ends it. `blocks`. */
  block: (person: string) => `/api/me/blocks/${person}`,
  /**
   * PUT, the host: the person may neither sit down at the table nor write there; before the start they lose their seat. While they
   * play, 409 with `problem.banSeated`. DELETE ends it. `tableBans`.
   */
  ban: (table: string, person: string) => `/api/tables/${table}/bans/${person}`,
  /** GET, the host: `tableBans`. */
  bans: (table: string) => `/api/tables/${table}/bans`,
} as const;

/** Whom the host has banned from a table. */
export const tableBans = z.object({ people: z.array(z.object({ id, name: z.string() })) });
export type TableBans = z.infer<typeof tableBans>;
