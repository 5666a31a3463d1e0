import type { Me, WakingHours } from '@durbar/protocol';
import { countDaysLeft, NO_VACATION } from '../clocks/vacation.ts';
import type { PersonClockRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import { HeldPeople } from './held-people.ts';
import type { People } from './people.ts';

const NOBODY: PersonClockRow = { hours: null, vacation: NO_VACATION };

/** Waking hours and vacation of people: one for all tables of a person. */
export class PersonClocks {
  readonly #store: Pick<Store, 'findPersonClock' | 'findPerson'>;
  readonly #writer: Pick<Writer, 'writeRows'>;
  readonly #people: Pick<People, 'addChange'>;
  readonly #now: () => number;
  readonly #held: HeldPeople<PersonClockRow>;
  /** The change of each person that was asked for last and is not stored yet. */
  readonly #changing = new Map<string, Promise<void>>();

  constructor(
    store: Pick<Store, 'findPersonClock' | 'findPerson'>,
    writer: Pick<Writer, 'writeRows'>,
    people: Pick<People, 'addChange'>,
    now: () => number,
  ) {
    this.#store = store;
    this.#writer = writer;
    this.#people = people;
    this.#now = now;
    this.#held = new HeldPeople((person) => this.#read(person));
  }

  /** Reads what clocks need of a person. */
  find(person: string): Promise<PersonClockRow> {
    return this.#held.find(person);
  }

  async #read(person: string): Promise<PersonClockRow> {
    const stored = await this.#store.findPersonClock(person);
    if (stored) return stored;
    const since = (await this.#store.findPerson(person))?.createdAt ?? this.#now();
    return { hours: null, vacation: { since, days: [] } };
  }

  /** Reads a person of a loaded table; `of` knows them until each such table has released them. */
  hold(person: string): Promise<void> {
    return this.#held.hold(person);
  }

  release(person: string): void {
    this.#held.release(person);
  }

  /** What clocks need of a person of a loaded table; the defaults for null. */
  of(person: string | null): PersonClockRow {
    return (person === null ? null : this.#held.of(person)) ?? NOBODY;
  }

  /** Days of vacation that a person has left. */
  async daysLeft(person: string): Promise<number> {
    return countDaysLeft((await this.find(person)).vacation, this.#now());
  }

  setHours(me: Me, hours: WakingHours): Promise<void> {
    return this.#change(me.id, (row) => ({ ...row, hours }), me);
  }

  /** A day of vacation begins at an instant. */
  spendDay(person: string, at: number): Promise<void> {
    return this.#change(person, ({ hours, vacation }) =>
      vacation.days.includes(at) ? null : { hours, vacation: { ...vacation, days: [...vacation.days, at] } },
    );
  }

  /**
   * Makes the changes of a person one after the other: each is made to what the one before has stored.
   * @param change returns null if there is nothing to change
   */
  async #change(
    person: string,
    change: (row: PersonClockRow) => PersonClockRow | null,
    me?: Me,
  ): Promise<void> {
    const before = this.#changing.get(person);
    const changing = (async () => {
      // Whether the one before failed is for whoever made it.
      await before?.catch(() => undefined);
      const clock = change(await this.find(person));
      if (clock) await this.#put(person, clock, me);
    })();
    this.#changing.set(person, changing);
    try {
      await changing;
    } finally {
      if (this.#changing.get(person) === changing) this.#changing.delete(person);
    }
  }

  async #put(person: string, clock: PersonClockRow, me?: Me): Promise<void> {
    await this.#writer.writeRows([
      ...(me ? [this.#people.addChange(me)] : []),
      { kind: 'put person clock', person, clock },
    ]);
    this.#held.changed(person, clock);
  }

  /** A person has deleted their data. */
  forget(person: string): void {
    this.#held.forget(person);
  }
}
