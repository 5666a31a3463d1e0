import type { Seat } from '@durbar/kernel';
import type { ClockSettings } from '@durbar/protocol';
import { MOST_LEFT, STANDARD_HOURS } from '@durbar/protocol';
import type { Match } from '@durbar/table';
import type { Calendar } from '../clocks/calendar.ts';
import { measureOutages } from '../clocks/outages.ts';
import {
  bankAt,
  type ClockMarks,
  createClock,
  expireClock,
  findMarks,
  type SeatClock,
} from '../clocks/seat-clock.ts';
import {
  type ClockSituation,
  contextOf,
  findFirstDue,
  followMatch,
  forgetUnseen,
  type TableClockContext,
  type TableDue,
  withClock,
} from '../clocks/table-clocks.ts';
import { loadZones, type Zones } from '../clocks/zones.ts';
import type { ServerContext } from '../core/context.ts';
import type { ClocksRow } from '../storage/rows.ts';

/** What clocks ask a match. */
type ClockedMatch = Pick<Match, 'awaiting' | 'turn' | 'status' | 'seats'>;

/** A table's clock as it is read: the settings, how the clocks stand, and the calendar by which they run. */
export interface StoredClocks {
  readonly settings: ClockSettings;
  readonly row: ClocksRow | null;
  readonly zones: Zones;
  /** People whose waking hours and vacation are held for the table. */
  readonly people: ReadonlySet<string>;
}

/** Reads the clocks of a table, and what they need of its people. */
export async function readClocks(
  { store, personClocks }: ServerContext,
  table: { readonly id: string; readonly clock: ClockSettings | null },
  people: readonly string[],
): Promise<StoredClocks | null> {
  const { clock: settings } = table;
  if (settings === null) return null;
  const [row, zones] = [await store.findClocks(table.id), await zonesFor(settings)];
  const held = new Set(people);
  for (const person of held) await personClocks.hold(person);
  return { settings, row, zones, people: held };
}

/** The calendar is loaded only where a table asks for it. */
function zonesFor({ waking, weekends }: ClockSettings): Zones | Promise<Zones> {
  if (waking || !weekends) return loadZones();
  return () => {
    throw new Error('these clocks need no calendar');
  };
}

/** The deadline of a table about which something is due since it was last attended to. */
const AT_ONCE = 0;

/** The clocks of a loaded table. */
export class RoomClocks {
  readonly context: TableClockContext;
  readonly #server: Pick<ServerContext, 'outages' | 'personClocks' | 'now'>;
  /** The reading of what clocks need of each person. */
  readonly #people: Map<string, Promise<void>>;
  #row: ClocksRow | null;

  /** @param personAt who sits at a seat now */
  constructor(
    server: Pick<ServerContext, 'outages' | 'personClocks' | 'now'>,
    { settings, row, zones, people }: StoredClocks,
    personAt: (seat: Seat) => string | null,
  ) {
    const { outages, personClocks } = server;
    this.#server = server;
    this.context = {
      settings,
      zones,
      get outages() {
        return outages.spans;
      },
      vacation: (seat) => personClocks.of(personAt(seat)).vacation,
      calendar: (seat) => calendarOf(settings, personClocks.of(personAt(seat)).hours),
    };
    this.#row = row;
    this.#people = new Map([...people].map((person) => [person, Promise.resolve()]));
  }

  /** Reads the waking hours and the vacation of a person who is about to sit down. */
  hold(person: string): Promise<void> {
    const held = this.#people.get(person);
    if (held) return held;
    const reading = this.#server.personClocks.hold(person);
    this.#people.set(person, reading);
    // Who could not be read is read again by the next attempt, and need not be released.
    reading.catch(() => this.#people.delete(person));
    return reading;
  }

  /** The table is not loaded any more. */
  release(): void {
    for (const person of this.#people.keys()) this.#server.personClocks.release(person);
    this.#people.clear();
  }

  get settings(): ClockSettings {
    return this.context.settings;
  }

  /** How the clocks stand; null before the match begins. */
  get row(): ClocksRow | null {
    return this.#row;
  }

  /** Brings clocks that were stored to where the match stands, after it was loaded. */
  adopt(match: ClockedMatch): void {
    if (this.#row)
      this.#row = { ...this.#row, ...forgetUnseen(this.#row, this.#situationIn(this.#row, match)) };
    this.follow(match);
  }

  /** Brings the clocks to where the match stands, when it begins and after each entry that everybody may know of. */
  follow(match: ClockedMatch): void {
    const at = this.#server.now();
    const row = this.#row ?? this.#create(match);
    const clocks = followMatch(row, this.#situationIn(row, match), this.context, at);
    const hasEnded = match.status === 'over' || match.status === 'abandoned';
    const next = { ...row, ...clocks, agreement: hasEnded ? null : row.agreement };
    const isOpen = this.listUnfinished(match).length > 0;
    this.#row = { ...next, deadline: isOpen ? AT_ONCE : (findFirstDue(next, this.context)?.at ?? null) };
  }

  /**
   * Where a match stands for clocks. Whoever has run out of time has so until their turn has ended, whether a bot plays for
   * them or nobody plays: coming back brings no time.
   */
  #situationIn({ turn, seats }: ClocksRow, match: ClockedMatch): ClockSituation {
    const situation = situationOf(match);
    if (this.settings.atZero === 'end' || situation.turn !== turn) return situation;
    const waiting = match.status === 'paused' ? [...seats.keys()] : match.awaiting().map(({ seat }) => seat);
    const late = waiting.filter((seat) => seats[seat]?.expired === true && !situation.asked.includes(seat));
    return { turn, asked: [...situation.asked, ...late] };
  }

  #create(match: ClockedMatch): ClocksRow {
    return {
      turn: match.turn,
      seats: match.seats.map(({ control }) => (control === 'person' ? createClock(this.settings) : null)),
      deadline: null,
      seenOutage: this.#server.outages.spans.at(-1)?.until ?? 0,
      agreement: null,
    };
  }

  /** What is due first; null where no clock runs. */
  findDue(): TableDue | null {
    return this.#row && findFirstDue(this.#row, this.context);
  }

  /** What the person of a seat may be told of their clock; null while it stands. */
  findMarks(seat: Seat): ClockMarks | null {
    const clock = this.#row?.seats[seat];
    return clock ? findMarks(clock, contextOf(this.context, seat)) : null;
  }

  isOutOfTime(seat: Seat): boolean {
    return this.#row?.seats[seat]?.expired ?? false;
  }

  /** Seats whose clock has run out, and about which the table's choice was not carried out. */
  listUnfinished(match: ClockedMatch): Seat[] {
    if (this.settings.atZero === 'others' || match.status !== 'running') return [];
    return situationOf(match).asked.filter((seat) => this.isOutOfTime(seat));
  }

  expire(seat: Seat): void {
    const clock = this.#row?.seats[seat];
    if (this.#row && clock)
      this.#row = { ...this.#row, ...withClock(this.#row, seat, expireClock(clock, this.settings)) };
  }

  /** Gives everybody so many milliseconds. */
  extend(ms: number): void {
    if (!this.#row) return;
    const seats = this.#row.seats.map(
      (clock) => clock && { ...clock, bankMs: clock.bankMs + ms, expired: false },
    );
    this.#row = { ...this.#row, seats };
  }

  /** Whether anybody would have more time than clocks can have, if everybody were given so many milliseconds. */
  wouldOverflow(ms: number): boolean {
    const at = this.#server.now();
    const isFull = (clock: SeatClock | null, seat: Seat): boolean =>
      clock !== null && bankAt(clock, contextOf(this.context, seat), at) + ms > MOST_LEFT;
    return this.#row?.seats.some(isFull) ?? false;
  }

  /** Whoever sits at a seat from now on has not agreed to anything. */
  withdraw(seat: Seat): void {
    const agreement = this.#row?.agreement;
    if (!agreement?.seats.includes(seat)) return;
    const seats = agreement.seats.filter((each) => each !== seat);
    this.setAgreement(seats.length === 0 ? null : { ...agreement, seats });
  }

  setAgreement(agreement: ClocksRow['agreement']): void {
    if (this.#row) this.#row = { ...this.#row, agreement };
  }

  /** Milliseconds that running clocks have been given back, and the log does not say so. They count as said from now on. */
  takeGivenBack(): number {
    const row = this.#row;
    const last = this.#server.outages.spans.at(-1)?.until ?? 0;
    if (!row || last <= row.seenOutage) return 0;
    this.#row = { ...row, seenOutage: last };
    const since = row.seats.flatMap((clock) => clock?.since ?? []);
    return since.length === 0
      ? 0
      : measureOutages(this.#server.outages.spans, row.seenOutage, Math.min(...since));
  }
}

/** The calendar by which the clock of a person runs. A person without a time zone has UTC. */
function calendarOf(
  { waking, weekends }: ClockSettings,
  hours: Omit<Calendar, 'weekends'> | null,
): Calendar | null {
  if (!waking && weekends) return null;
  const zone = hours?.zone ?? 'UTC';
  return waking ? { zone, ...STANDARD_HOURS, ...hours, weekends } : { zone, from: 0, to: 0, weekends };
}

/** Where a match stands, as far as clocks are concerned. */
function situationOf(match: ClockedMatch): ClockSituation {
  const asked = match.awaiting().flatMap(({ seat, control }) => (control === 'person' ? [seat] : []));
  return { turn: match.turn, asked };
}
