import type { Seat } from '@durbar/kernel';
import { type CardClock, cardClock, type Pace, type Progress, type TableCard } from '@durbar/protocol';
import { assignColours } from '@durbar/protocol/colours';
import type { StoredMatch } from '../../local/match-library.ts';
import { isOver } from '../home/table-text.ts';

/** Who sits at a seat, as a list shows it. */
export interface RowSeat {
  readonly seat: Seat;
  readonly kind: 'empty' | 'person' | 'bot' | 'automaton';
  /** Null for bots, automata and empty seats, which the catalogue names. */
  readonly name: string | null;
  /** Whose page its name leads to; null where there is none. */
  readonly person: string | null;
  readonly colour: number;
}

/** The lists of games; a removed game is in none but the last. */
export type RowList = 'now' | 'finished' | 'removed';
/** The parts of the list of games that are not over. */
export type RowGroup = 'invited' | 'mine' | 'others' | 'waiting';

/** A game of the person, on the server or on this device. */
export interface GameRow {
  readonly id: string;
  readonly place: 'server' | 'device';
  readonly href: string;
  readonly game: string;
  /** Empty for a game that is named by who plays. */
  readonly name: string;
  readonly hostName: string | null;
  readonly list: RowList;
  readonly group: RowGroup;
  readonly pace: Pace;
  readonly series: NonNullable<TableCard['series']> | null;
  /** Who has invited the person, who has not answered; the name is null if they have deleted their data. */
  readonly invitation: { readonly name: string | null } | null;
  readonly seats: readonly RowSeat[];
  /** The person's own seat; null for games at one screen, and where they have none. */
  readonly mySeat: Seat | null;
  /** Seats that must decide, besides the person's own. */
  readonly awaited: readonly Seat[];
  readonly unplayable: boolean;
  readonly status: TableCard['status'];
  readonly progress: Progress | null;
  /** The clock that matters; null while none runs. */
  readonly clock: CardClock | null;
  readonly openedAt: number;
  readonly lastAt: number;
  readonly hiddenAt: number | null;
  /** Whether it can be removed from the list; a table with others can be left instead. */
  readonly isRemovable: boolean;
}

/** The row of a table on the server. */
export function tableRow(card: TableCard): GameRow {
  const colours = assignColours(
    card.seats.map((seat) => seat.colours),
    1,
  );
  const isWaiting = card.status === 'waiting' || card.status === 'starting';
  const list = card.hiddenAt !== undefined ? 'removed' : isOver(card.status) ? 'finished' : 'now';
  return {
    id: card.id,
    place: 'server',
    href: `/t/${card.id}`,
    game: card.game,
    name: card.name,
    hostName: card.hostName,
    list,
    group: card.invitation ? 'invited' : card.myTurn ? 'mine' : isWaiting ? 'waiting' : 'others',
    pace: card.pace,
    series: card.series ?? null,
    invitation: card.invitation ?? null,
    seats: card.seats.map(({ kind, name, person }, seat) => ({
      seat,
      kind,
      name,
      person,
      colour: colours[seat]?.[0] ?? seat,
    })),
    mySeat: card.mySeat,
    awaited: card.active.filter((seat) => seat !== card.mySeat),
    unplayable: card.unplayable,
    status: card.status,
    progress: card.progress ?? null,
    // A page that does not understand the clock of a newer server shows how long nothing has happened.
    clock: cardClock.safeParse(card.clock).data ?? null,
    openedAt: card.openedAt ?? card.lastAt,
    lastAt: card.lastAt,
    hiddenAt: card.hiddenAt ?? null,
    isRemovable: card.removable ?? false,
  };
}

/** The row of a match of this device. @param unplayable whether the page lacks its rules */
export function matchRow(match: StoredMatch, unplayable: boolean): GameRow {
  const { names, progress, deletedAt, over } = match;
  const people = names.flatMap((name, seat) => (name === null ? [] : [seat]));
  const colours = assignColours(match.colours ?? [], 1);
  // Automata have no names; a person who plays alone plays against one.
  const count = Math.max(progress?.scores?.length ?? 0, names.length === 1 ? 2 : names.length);
  return {
    id: match.id,
    place: 'device',
    href: `/local/${match.id}`,
    game: match.game,
    name: '',
    hostName: null,
    list: deletedAt !== undefined ? 'removed' : over ? 'finished' : 'now',
    group: unplayable ? 'others' : 'mine',
    pace: 'live',
    series: null,
    invitation: null,
    seats: Array.from({ length: count }, (_, seat) => ({
      seat,
      kind: seat >= names.length ? 'automaton' : names[seat] === null ? 'bot' : 'person',
      name: names[seat] ?? null,
      person: null,
      colour: colours[seat]?.[0] ?? seat,
    })),
    mySeat: people.length === 1 ? (people[0] ?? null) : null,
    awaited: [],
    unplayable,
    status: over ? 'over' : 'running',
    progress: progress ?? null,
    clock: null,
    openedAt: match.startedAt,
    lastAt: match.lastAt,
    hiddenAt: deletedAt ?? null,
    isRemovable: true,
  };
}

/**
 * Rows in the order of a list. Own turns: those first where a clock runs, the least time first; then those for whom others wait without
 * a clock, the longest wait first; then those whose clock is stopped until the person wakes, and games on this device. All others: the
 * newest first.
 */
export function sortRows(rows: readonly GameRow[]): readonly GameRow[] {
  return rows.toSorted((a, b) => {
    if (a.list !== 'now' || b.list !== 'now') return newest(b) - newest(a);
    const between = placeOf(a) - placeOf(b);
    if (between !== 0) return between;
    const [first, second] = [urgency(a), urgency(b)];
    return first === null || second === null ? newest(b) - newest(a) : first - second;
  });
}

/** Places of rows in the list of games that are not over. */
function placeOf({ group, place, clock }: GameRow): number {
  if (group === 'invited') return -1;
  if (group === 'others') return 4;
  if (group === 'waiting') return 5;
  if (place === 'device') return 3;
  if (clock === null) return 1;
  return clock.state.kind === 'stands' ? 2 : 0;
}

/** What comes first among own turns at the same place, as an instant; null for all other rows. */
function urgency({ group, place, clock, lastAt }: GameRow): number | null {
  if (group !== 'mine' || place === 'device') return null;
  if (clock === null) return lastAt;
  const { state } = clock;
  return state.kind === 'runs' ? state.emptyAt : state.kind === 'stands' ? state.until : 0;
}

const newest = ({ hiddenAt, lastAt }: GameRow) => hiddenAt ?? lastAt;

/** Text without case and accents, for searching. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether one of the texts of a row contains what is searched for. */
export function isFound(texts: readonly string[], search: string): boolean {
  const wanted = folded(search.trim());
  return texts.some((text) => folded(text).includes(wanted));
}

/** The points of the person's seat, and by how many the best other has fewer (or more, if negative). */
export function computeStanding({
  progress,
  mySeat,
}: GameRow): { readonly points: number; readonly lead: number } | null {
  const scores = progress?.scores;
  if (!scores || mySeat === null || scores.length < 2) return null;
  const points = scores[mySeat];
  if (points === undefined) return null;
  return { points, lead: points - Math.max(...scores.filter((_, seat) => seat !== mySeat)) };
}

/** The person's rank in a finished match, and among how many. */
export function rankOf({ progress, mySeat }: GameRow): { readonly rank: number; readonly of: number } | null {
  const rank = mySeat === null ? undefined : progress?.ranks?.[mySeat];
  return rank === undefined ? null : { rank, of: progress?.ranks?.length ?? 0 };
}
