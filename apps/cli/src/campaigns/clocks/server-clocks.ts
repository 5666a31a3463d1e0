import {
  bankAt,
  contextOf,
  createClock,
  expireClock,
  findFirstDue,
  followMatch,
  type loadZones,
  type TableClockContext,
  type TableClocks,
  type Vacation,
  withClock,
} from '@durbar/server/clocks';
import type { Scenario } from './scenario.ts';
import type { TraceLine } from './trace.ts';

const SECOND = 1000;

/** Plays a scenario with the server's clocks, which compute when something is due. */
export class ServerClocks {
  readonly #scenario: Scenario;
  readonly #context: TableClockContext;
  readonly #vacations: Vacation[];
  /** People whose clock has run out, and who are not back. */
  readonly #gone = new Set<number>();
  readonly #trace: TraceLine[] = [];
  #clocks: TableClocks;

  constructor(scenario: Scenario, zones: Awaited<ReturnType<typeof loadZones>>) {
    const { settings, seats, outages } = scenario;
    this.#scenario = scenario;
    this.#vacations = seats.map(({ earnsSince, spent }) => ({ since: earnsSince, days: spent }));
    this.#clocks = { turn: 0, seats: seats.map(() => createClock(settings)) };
    this.#context = {
      settings,
      zones,
      outages,
      vacation: (seat) => this.#vacations[seat] ?? { since: 0, days: [] },
      calendar: (seat) => seats[seat]?.calendar ?? null,
    };
  }

  play(): readonly TraceLine[] {
    let asked: readonly number[] = [];
    for (const { at, turn, asked: next, back } of this.#scenario.happenings) {
      this.#runUntil(at, asked);
      for (const seat of back) this.#gone.delete(seat);
      asked = next;
      this.#follow(turn, asked, at);
      this.#note(at, 'match', -1);
    }
    return this.#trace;
  }

  /** Whether every clock that runs at the end runs out, and when the last one does. */
  lastDeadline(): number {
    let last = 0;
    for (;;) {
      const due = findFirstDue(this.#clocks, this.#context);
      if (!due) return last;
      last = due.at;
      this.#do(due.kind, due.seat, due.at, []);
    }
  }

  #runUntil(at: number, asked: readonly number[]): void {
    for (;;) {
      const due = findFirstDue(this.#clocks, this.#context);
      if (!due || due.at > at || (due.at === at && due.kind === 'vacation')) return;
      this.#do(due.kind, due.seat, due.at, asked);
    }
  }

  #do(kind: 'vacation' | 'timeout', seat: number, at: number, asked: readonly number[]): void {
    if (kind === 'vacation') this.#spendDay(seat, at);
    else {
      const clock = this.#clocks.seats[seat];
      if (!clock) throw new Error(`seat ${seat} has no clock`);
      this.#clocks = withClock(this.#clocks, seat, expireClock(clock, this.#context.settings));
      this.#gone.add(seat);
      if (asked.length > 0) this.#follow(this.#clocks.turn, asked, at);
    }
    this.#note(at, kind, seat);
  }

  #spendDay(seat: number, at: number): void {
    const { since, days } = this.#context.vacation(seat);
    this.#vacations[seat] = { since, days: [...days, at] };
  }

  #follow(turn: number, asked: readonly number[], at: number): void {
    const here = asked.filter((seat) => !this.#gone.has(seat));
    this.#clocks = followMatch(this.#clocks, { turn, asked: here }, this.#context, at);
  }

  #note(at: number, kind: TraceLine['kind'], seat: number): void {
    const banks = this.#clocks.seats.map((clock, each) =>
      clock ? bankAt(clock, contextOf(this.#context, each), at) / SECOND : 0,
    );
    this.#trace.push({ at: at / SECOND, kind, seat, banks });
  }
}
