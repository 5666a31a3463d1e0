import type { Seat } from '@durbar/kernel';
import type { LogEntry, MatchOutcome } from '@durbar/table';
import type { MatchResult, SeatResult } from '../storage/people-rows.ts';
import { FORMER_PERSON, type SeatRow, type TableRow } from '../storage/rows.ts';

/** Who had a seat as the match ended. */
interface Seated {
  readonly row: SeatRow;
  /** The bot that played it then. */
  readonly bot: string | null;
  /** Whether its person has sat down in the running match and has not begun to play. */
  readonly isWaiting: boolean;
}

interface Ended {
  readonly table: TableRow;
  readonly automata: number;
  readonly seated: readonly Seated[];
  readonly log: readonly LogEntry[];
  readonly outcome: MatchOutcome;
}

/** How somebody ended: with the rank of their seat, or as one who left. */
interface Ending extends Pick<SeatResult, 'seat' | 'person' | 'bot'> {
  /** Null: they left, or a bot has replaced them. */
  readonly rank: number | null;
}

/**
 * How a match ended for everybody. Who sat there at the end has their rank among those who did; who has left, and whom a bot has
 * replaced, is last, whatever became of the seat.
 */
export function describeResult({ table, automata, seated, log, outcome }: Ended): MatchResult {
  const endings = seated.flatMap((each, seat) => endingsOf(each, seat, outcome));
  const ranks = [
    ...endings.flatMap(({ rank }) => rank ?? []),
    ...outcome.ranks.slice(table.players, table.players + automata),
  ];
  const first = findFirst(log, table.players);
  return {
    table: table.id,
    game: table.game,
    rules: table.rules,
    players: table.players,
    automata,
    rated: table.rated,
    startedAt: table.startedAt,
    endedAt: table.lastAt,
    seats: endings.map(({ seat, person, bot, rank }): SeatResult => {
      const hasLeft = rank === null;
      return {
        seat,
        person,
        bot,
        score: hasLeft ? null : (outcome.scores[seat] ?? null),
        place: hasLeft ? table.players + automata : 1 + ranks.filter((other) => other < rank).length,
        left: hasLeft,
        order: (seat - first + table.players) % table.players,
        turnMs: table.pace === 'days' && !hasLeft ? medianTurn(log, seat) : null,
      };
    }),
  };
}

function endingsOf({ row, bot, isWaiting }: Seated, seat: Seat, { ranks }: MatchOutcome): Ending[] {
  const rank = ranks[seat] ?? null;
  if (row.kind === 'bot') return [{ seat, person: null, bot: row.bot, rank }];
  const leaver = (person: string | null): Ending => ({
    seat,
    person: nameable(person),
    bot: null,
    rank: null,
  });
  const before = row.freed !== null && row.freed !== row.person ? [leaver(row.freed)] : [];
  // Who has not begun to play has no part in the end.
  if (row.person === null || isWaiting) return before.length > 0 ? before : [leaver(null)];
  if (bot !== null) return [leaver(row.person), ...before];
  return [{ seat, person: nameable(row.person), bot: null, rank }, ...before];
}

function nameable(person: string | null): string | null {
  return person === FORMER_PERSON ? null : person;
}

/** The seat that began. */
function findFirst(log: readonly LogEntry[], players: number): Seat {
  const first = log.find((entry) => isChoice(entry) && entry.seat < players);
  return first && isChoice(first) ? first.seat : 0;
}

type Choice = Extract<LogEntry, { kind: 'move' | 'seal' }>;

function isChoice(entry: LogEntry): entry is Choice {
  return entry.kind === 'move' || entry.kind === 'seal';
}

/**
 * Half of a person's turns took less than this, in milliseconds: from the last choice of somebody else to their own last one. Null if
 * they had none.
 */
function medianTurn(log: readonly LogEntry[], seat: Seat): number | null {
  const turns: number[] = [];
  let since = 0;
  let last: number | null = null;
  for (const entry of log) {
    if (!isChoice(entry)) continue;
    if (entry.seat === seat && entry.by === 'person') {
      last = entry.at;
      continue;
    }
    if (last !== null) turns.push(last - since);
    last = null;
    since = entry.at;
  }
  if (last !== null) turns.push(last - since);
  return medianOf(turns);
}

/** Null of nothing; of an even number, the lower one of the two in the middle. */
export function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}
