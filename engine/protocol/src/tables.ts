import { ROUND_ENDINGS } from '@durbar/kernel';
import { LOCALES } from '@durbar/kernel/locales';
import type { ConditionalPlan, PlanReport } from '@durbar/table';
import * as z from 'zod/mini';
import { count, id, pace, personName, seat } from './basics.ts';
import type { CardClock, TableClockInfo } from './clock.ts';
import { chosenColours } from './colours.ts';
import type { SeriesInfo } from './hosting.ts';
import { shownTerms, shownVisibility } from './terms.ts';

/** One seat of a table, the same for all viewers. */
export const seatInfo = z.object({
  kind: z.enum(['empty', 'person', 'bot', 'automaton']),
  /** Stable id of the person; null if the seat has none. */
  person: z.nullable(id),
  /** Name of the person; null for empty seats, bots and automata, whose names come from the catalogue. */
  name: z.nullable(z.string()),
  /** The bot that plays the seat, permanently or for an absent person; else null. */
  bot: z.nullable(z.string()),
  /** Whether the person has the table open now. */
  here: z.boolean(),
  /** Whether the person has been away long enough for a bot to take over. */
  vanished: z.boolean(),
  /** Player colours chosen for the seat; `assignColours` gives those of all seats. */
  colours: chosenColours,
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** `starting`: the host has started, and the table waits for the pages of its people to give their nonces. */
export const tableStatus = z.enum(['waiting', 'starting', 'running', 'paused', 'over', 'abandoned']);

/** One for each seat without automata; null for a bot, and if nothing was given. */
const perSeat = z.array(z.nullable(z.string()));

/** A failed start. Its secret and nonces are shown and never used. */
export const failedRound = z.object({
  ending: z.enum(ROUND_ENDINGS),
  secret: z.string(),
  commitment: z.string(),
  hashes: perSeat,
  nonces: perSeat,
});

const tableNames = {
  /** Empty if the table was given no name. */
  name: z.string(),
  /** The host's name, after which a table without a name is called; null at other tables and if the host has none. */
  hostName: z.nullable(z.string()),
};

/**
 * A `tableClock`. Pages that show clocks check it: the first load has no schema of it.
 */
export const shownClock: z.ZodMiniType<TableClockInfo> = z.any();

/** A `cardClock`, likewise. */
export const shownCardClock: z.ZodMiniType<CardClock> = z.any();

/** A `seriesInfo`, likewise. */
export const shownSeries: z.ZodMiniType<SeriesInfo> = z.any();
/** A `plan` and a `planReport`, likewise. */
export const shownPlan: z.ZodMiniType<ConditionalPlan> = z.any();
export const shownPlanReport: z.ZodMiniType<PlanReport> = z.any();

/** A table without its match. Only `you` differs between viewers. */
export const tableInfo = z.object({
  id,
  ...tableNames,
  game: z.string(),
  rules: count,
  /**
   * Null if the server can play the table; else the rules versions of its game that the server has, ascending, or none
   * if it does not have the game. Such a table can be read, exported and abandoned.
   */
  unplayable: z.nullable(z.object({ known: z.array(count) })),
  options: z.record(z.string(), z.unknown()),
  pace,
  /** Absent at a table without a clock. */
  clock: z.exactOptional(shownClock),
  /** Whether the result counts for ratings; absent where it does not. */
  rated: z.exactOptional(z.literal(true)),
  /** Whether the lobby lists the table: `visibility` is `open`. */
  open: z.boolean(),
  /* What follows is absent in the answers of earlier servers: then `open` says who may come, and the terms are the usual ones. */
  visibility: z.exactOptional(shownVisibility),
  terms: z.exactOptional(shownTerms),
  /** Absent at a table of a single match. */
  series: z.exactOptional(shownSeries),
  /** People whom the host has invited and who have not answered, and the seats that are kept for them. */
  invitations: z.exactOptional(z.array(z.object({ person: id, name: z.nullable(z.string()), seat }))),
  status: tableStatus,
  /**
   * The entry from which the match's stored log is damaged. The match is shown as it was before the damage, and can
   * only be ended.
   */
  damage: z.exactOptional(z.object({ entry: count })),
  seats: z.array(seatInfo),
  /** Id of the person who opened the table. */
  host: id,
  /** People who watch without a seat. */
  watching: count,
  /** Whether bots of this table wait until other tables' bots have decided. */
  botsBusy: z.boolean(),
  /** SHA-256 of the table's present secret. */
  commitment: z.string(),
  /** SHA-256 of each person's nonce that was given for the present secret. */
  hashes: perSeat,
  /** While the match starts: seats whose page has not given its nonce yet. */
  awaited: z.array(seat),
  /** Failed starts; their number is the number of the present round. */
  rounds: z.array(failedRound),
  /** The secret and everybody's nonces, once the match is over or abandoned. */
  fairness: z.nullable(z.object({ secret: z.string(), nonces: perSeat })),
  /** The table of the rematch, once somebody has asked for one. */
  rematch: z.nullable(id),
  /** When the table was opened and when something last happened, in milliseconds since 1970. */
  openedAt: count,
  lastAt: count,
  you: z.object({
    /** The seat that they play. */
    seat: z.nullable(seat),
    /** The seat where they have sat down in the running match and wait until it keeps no secret; a bot plays it until then. */
    newcomer: z.nullable(seat),
    /** A seat that they had until it was freed: whether somebody else sits there now. If not, they may sit down again. */
    freed: z.nullable(z.object({ seat, taken: z.boolean() })),
    host: z.boolean(),
    /** The seat that is kept for them, since they were invited and have not answered. */
    invited: z.exactOptional(z.nullable(seat)),
    /** Names of those who have declined an invitation; only for the host. */
    declined: z.exactOptional(z.array(z.string())),
    /** Code of the link by which people come to a private table; only for its host. */
    tableCode: z.exactOptional(z.nullable(z.string())),
    muted: z.boolean(),
    /** Code of this seat's private return link. A person who opens the link, on any device, gets the seat. */
    returnCode: z.nullable(z.string()),
    /** What they have planned for their next decision; absent while there is nothing. */
    plan: z.exactOptional(shownPlan),
    /** What became of their last plan, until they have read it or leave another. */
    planReport: z.exactOptional(shownPlanReport),
  }),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** How far a match is, as everybody may see it. */
export const progress = z.object({
  /** Number of the turn, from 0. */
  turn: count,
  /** The round and the latest possible last one; null before the first, and in games without rounds. */
  round: z.nullable(z.object({ number: count, of: count })),
  /** Points of each seat so far, or at the end; null if they are not known. */
  scores: z.nullable(z.array(z.number())),
  /** The rank of each seat once the match is over. */
  ranks: z.nullable(z.array(z.int())),
});
export type Progress = z.infer<typeof progress>;

/** A table in a list: lobby and my games. */
export const tableCard = z.object({
  id,
  ...tableNames,
  game: z.string(),
  pace,
  /** Absent where the result does not count for ratings. */
  rated: z.exactOptional(z.literal(true)),
  /** The least rating for sitting down; absent where nobody needs one. */
  minRating: z.exactOptional(count),
  status: tableStatus,
  seats: z.array(seatInfo),
  lastAt: count,
  /** Whether the server lacks the rules of the match, so that nobody can play it. */
  unplayable: z.boolean(),
  /** The viewer's own seat at the table and whether it must decide; only in the list of the viewer's games. */
  mySeat: z.nullable(seat),
  myTurn: z.boolean(),
  /** Seats that must decide. */
  active: z.array(seat),
  openedAt: z.exactOptional(count),
  /** Absent before the match begins. */
  progress: z.exactOptional(progress),
  /** While the match runs and a clock does: in the list of the viewer's games, and where a seat can be taken over. */
  clock: z.exactOptional(shownCardClock),
  /**
   * The match of a series that it is, and of how many; null: until somebody ends it. With what whoever sits at each seat has reached
   * so far: matches won, and points, null in games that count none.
   */
  series: z.exactOptional(
    z.object({
      number: count,
      length: z.nullable(count),
      wins: z.array(count),
      points: z.nullable(z.array(z.number())),
    }),
  ),
  /** Who has invited the viewer, who has not answered; the name is null if they have deleted their data. */
  invitation: z.exactOptional(z.object({ name: z.nullable(z.string()), seat })),
  /** When the viewer removed the table from their list; it is kept for a while among the removed ones. */
  hiddenAt: z.exactOptional(count),
  /** Whether the viewer may remove the table: nobody else plays at it any more, or yet. */
  removable: z.exactOptional(z.boolean()),
});
export type TableCard = z.infer<typeof tableCard>;

/** The table of a rematch, and the sender's old seat there; null if that is taken or the sender already has a seat. */
export const rematchRef = z.object({ table: id, seat: z.nullable(seat) });

/** The public key with which a server's record signatures can be checked. */
export const recordKey = z.object({ algorithm: z.literal('ed25519'), key: z.string(), id: z.string() });

const locale = z.enum(LOCALES);

export const me = z.object({ id, name: personName, locale });
export type Me = z.infer<typeof me>;
export const changeMe = z.partial(z.object({ name: personName, locale }));
/** A one-time code that signs another device in as the same person. */
export const deviceLink = z.object({ code: z.string(), expiresAt: count });

/** Where a person is signed in. */
export const devices = z.object({
  devices: z.array(
    z.object({
      id,
      /** Browser and system, e.g. `Firefox, Linux`; empty where unknown. */
      label: z.string(),
      /** Whether it is the device that asks. */
      here: z.boolean(),
      createdAt: count,
      usedAt: count,
    }),
  ),
  /** Number of codes that could still sign a device in. */
  codes: count,
});
export type Devices = z.infer<typeof devices>;
