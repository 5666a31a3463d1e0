import type { Me, WakingHours } from '@durbar/protocol';
import { countDaysLeft, NO_VACATION } from '../clocks/vacation.ts';
import type { PersonClockRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import type { People } from './people.ts';

const NOBODY: PersonClockRow = { hours: null, vacation: NO_VACATION };

/** Waking hours and vacation of people: one for all tables of a person. */
export class PersonClocks {
  readonly #store: Store;
  readonly #writer: Writer;
  readonly #people: People;
  readonly #now: () => number;
  readonly #known = new Map<string, PersonClockRow>();

  constructor(store: Store, writer: Writer, people: People, now: () => number) {
    this.#store = store;
    this.#writer = writer;
    this.#people = people;
    this.#now = now;
  }

  /** Reads what clocks need of a person; from then on `of` knows it. */
  async load(person: string): Promise<PersonClockRow> {
    const known = this.#known.get(person);
    if (known) return known;
    const stored = await this.#store.findPersonClock(person);
    const since = (await this.#store.findPerson(person))?.createdAt ?? this.#now();
    // Somebody else may have read it meanwhile, and changed it.
    const row = this.#known.get(person) ?? stored ?? { hours: null, vacation: { since, days: [] } };
    this.#known.set(person, row);
    return row;
  }

  /** What `load` has read. Of a person who is not loaded, or nobody, that is nothing. */
  of(person: string | null): PersonClockRow {
    return (person === null ? undefined : this.#known.get(person)) ?? NOBODY;
  }

  /** Days of vacation that a person has left. */
  async daysLeft(person: string): Promise<number> {
    return countDaysLeft((await this.load(person)).vacation, this.#now());
  }

  async setHours(me: Me, hours: WakingHours): Promise<void> {
    const row = await this.load(me.id);
    await this.#put(me.id, { ...row, hours }, me);
  }

  /** A day of vacation begins at an instant. */
  async spendDay(person: string, at: number): Promise<void> {
    const { hours, vacation } = await this.load(person);
    if (vacation.days.includes(at)) return;
    await this.#put(person, { hours, vacation: { ...vacation, days: [...vacation.days, at] } });
  }

  async #put(person: string, clock: PersonClockRow, me?: Me): Promise<void> {
    await this.#writer.writeRows([
      ...(me ? [this.#people.addChange(me)] : []),
      { kind: 'put person clock', person, clock },
    ]);
    this.#known.set(person, clock);
  }

  /** A person has deleted their data. */
  forget(person: string): void {
    this.#known.delete(person);
  }
}
