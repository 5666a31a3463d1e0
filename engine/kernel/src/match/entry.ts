import type { Refusal } from '../message.ts';
import type { ClockChange } from '../record/types.ts';
import type { Seat } from '../seat.ts';

/** One entry of a match's log, reduced to what the validity rules of the match log need. The game has already read its moves. */
export type MatchEntry<M = unknown> =
  | ChoiceEntry<M>
  | TakeBackEntry
  | SeatChangeEntry
  | WholeMatchEntry
  | TimeEntry;

/**
 * A seat's choice. `move` is made at once. `seal` waits until every asked seat has sealed, and replaces an earlier one
 * of the same seat; then all are played in seat order. Records use `open` instead of `seal`: one of the sealed choices
 * of a round, played at once. A round's `open` entries come in seat order.
 */
export interface ChoiceEntry<M = unknown> {
  readonly kind: 'move' | 'seal' | 'open';
  readonly seat: Seat;
  readonly move: M;
}

/** The seat takes back its last `moves` moves; 1 by default. */
export interface TakeBackEntry {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly moves?: number;
}

/** A seat changes hands: its person gives up for good, is replaced by a bot for a while, or comes back. */
export type SeatChangeEntry =
  | { readonly kind: 'resign'; readonly seat: Seat; readonly bot?: string }
  | { readonly kind: 'takeover'; readonly seat: Seat; readonly bot: string; readonly reason?: string }
  | { readonly kind: 'return'; readonly seat: Seat };

/**
 * A clock event: the time of the seat's person ran out, or a clock was changed outside its rules. If `seat` is null, the change
 * applies to every person's clock. The law says when such an entry is allowed; only the table knows what time means.
 */
export type TimeEntry =
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | {
      readonly kind: 'clock';
      readonly seat: Seat | null;
      readonly change: ClockChange;
      readonly ms: number;
    };

/** Pauses, resumes or abandons the match. `seat` is the seat that asked for it, or null. */
export interface WholeMatchEntry {
  readonly kind: 'pause' | 'resume' | 'abandon';
  readonly seat: Seat | null;
}

/** Reasons for which the validity rules of the match log refuse an entry, as opposed to a rule of the game. */
export const MATCH_REASONS = [
  'abandoned',
  'botPlays',
  'noSeat',
  'notDeciding',
  'notPaused',
  'notPerson',
  'notTakenOver',
  'over',
  'paused',
  'resigned',
  'takenOver',
  'undo.nothing',
  'undo.others',
  'undo.revealed',
  'undo.sealed',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** Reasons that occur only in damaged logs and records, because no command makes such an entry. */
export type DamageReason = 'opening' | 'wrongKind';

/** Why an entry is refused: a reason of the match log, or the game's own refusal of a move. */
export type EntryRefusal = MatchReason | DamageReason | Refusal;

const REASON_TEXTS: Readonly<Record<MatchReason | DamageReason, string>> = {
  abandoned: 'the match was over before it',
  botPlays: 'a bot plays the seat',
  noSeat: 'there is no such seat',
  notDeciding: 'the seat has nothing to decide',
  notPaused: 'the match is not paused',
  notPerson: "the seat is no person's",
  notTakenOver: 'no bot plays for an absent person there',
  opening: 'the sealed choices of a round come in seat order',
  over: 'the match was over before it',
  paused: 'the match is paused already',
  resigned: 'the seat has resigned already; no bot plays for an absent person there',
  takenOver: 'a bot plays for the seat already',
  'undo.nothing': 'the seat has made no move in this turn',
  'undo.others': 'another seat has decided since',
  'undo.revealed': 'the move revealed something',
  'undo.sealed': 'sealed choices stand',
  wrongKind: 'a sealed choice and an open move cannot stand for each other',
};

/** Describes in English why an entry is refused; for logs and damaged files. */
export function describeRefusal({ kind, seat }: MatchEntry, refusal: EntryRefusal): string {
  const who = seat === null ? kind : `${kind} of seat ${seat}`;
  if (typeof refusal !== 'string') return `${who}: refused by ${refusal.clause} (${refusal.key})`;
  return `${who}: ${REASON_TEXTS[refusal]}`;
}
