import type { Scenario, ScenarioSeat } from './scenario.ts';
import type { TraceLine } from './trace.ts';

/*
 * The same clocks, counted minute by minute, and second by second where something happens. It shares no code with the server's:
 * local time comes from `Intl`, and nothing is computed ahead. All times are seconds since 1970.
 */

const MINUTE = 60;
const DAY = 86_400;

/** One clock, counted down. */
interface Counter {
  bank: number;
  runs: boolean;
  asked: boolean;
  gone: boolean;
  /** Whether it was asked for a day of vacation since it began to run or since the last one. */
  hasLooked: boolean;
  /** Seconds that are left of a day of vacation. */
  vacation: number;
  spent: number;
}

export class ClockModel {
  readonly #scenario: Scenario;
  readonly #counters: Counter[];
  readonly #awake: readonly ((minute: number) => boolean)[];
  readonly #trace: TraceLine[] = [];
  #turn = 0;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#counters = scenario.seats.map(({ spent }) => ({
      bank: scenario.settings.bankMs / 1000,
      runs: false,
      asked: false,
      gone: false,
      hasLooked: false,
      vacation: 0,
      spent: spent.length,
    }));
    this.#awake = scenario.seats.map(({ calendar }) => (calendar === null ? () => true : awakeBy(calendar)));
  }

  play(): readonly TraceLine[] {
    const { happenings, outages } = this.#scenario;
    const times = new Set(
      [...happenings, ...outages.map(({ from }) => ({ at: from }))].map(({ at }) => at / 1000),
    );
    for (const { until } of outages) times.add(until / 1000);
    const changes = new Set([...times].map((at) => Math.floor(at / MINUTE) * MINUTE));
    const [first, last] = [happenings[0]?.at ?? 0, happenings.at(-1)?.at ?? 0];
    const byTime = new Map(happenings.map((each) => [each.at / 1000, each]));
    for (let at = Math.floor(first / 1000 / MINUTE) * MINUTE; at <= last / 1000; at += MINUTE) {
      if (!changes.has(at) && this.#counters.every((counter) => this.#isSteady(counter))) {
        this.#pass(at, MINUTE);
        continue;
      }
      for (let second = at; second < at + MINUTE && second <= last / 1000; second++) {
        const happening = byTime.get(second);
        if (happening) this.#happen(happening, second);
        if (second < last / 1000) this.#pass(second, 1);
      }
    }
    return this.#trace;
  }

  /** Whether nothing can happen to a clock within a minute. */
  #isSteady({ bank, runs, vacation, hasLooked }: Counter): boolean {
    if (vacation > 0 && vacation <= MINUTE) return false;
    if (!runs || bank > MINUTE) return true;
    return hasLooked && bank <= 0 && bank + this.#scenario.settings.graceMs / 1000 > MINUTE;
  }

  #happen({ turn, asked, back }: Scenario['happenings'][number], at: number): void {
    const { incrementMs, capMs } = this.#scenario.settings;
    const hasEnded = turn !== this.#turn;
    this.#turn = turn;
    for (const [seat, counter] of this.#counters.entries()) {
      if (back.includes(seat)) counter.gone = false;
      const willRun = asked.includes(seat) && !counter.gone;
      if (hasEnded && counter.asked) {
        counter.bank = Math.max(counter.bank, Math.min(capMs / 1000, counter.bank + incrementMs / 1000));
        counter.asked = false;
      }
      if (willRun && (hasEnded || !counter.runs)) counter.hasLooked = false;
      counter.runs = willRun;
      if (willRun) counter.asked = true;
    }
    this.#note(at, 'match', -1);
  }

  /** Lets a few seconds pass in which nothing changes but the clocks. */
  #pass(at: number, seconds: number): void {
    if (this.#scenario.outages.some(({ from, until }) => from / 1000 <= at && at < until / 1000)) return;
    const running: [number, Counter][] = [];
    for (const [seat, counter] of this.#counters.entries()) {
      const isAwake = this.#awake[seat]?.(Math.floor(at / MINUTE) * MINUTE) ?? false;
      if (counter.runs && isAwake && counter.vacation === 0) this.#look(seat, counter, at);
      if (counter.vacation > 0) counter.vacation -= seconds;
      else if (counter.runs && isAwake) running.push([seat, counter]);
    }
    for (const [, counter] of running) counter.bank -= seconds;
    for (const [seat, counter] of running) this.#endIfOut(seat, counter, at + seconds);
  }

  /** With an empty bank, a day of vacation begins if there is one. */
  #look(seat: number, counter: Counter, at: number): void {
    if (counter.bank > 0 || counter.hasLooked) return;
    counter.hasLooked = true;
    if (!this.#scenario.settings.vacation || this.#daysLeft(seat, counter, at) <= 0) return;
    counter.spent++;
    counter.hasLooked = false;
    counter.vacation = DAY;
    this.#note(at, 'vacation', seat);
  }

  #endIfOut(seat: number, counter: Counter, at: number): void {
    const { graceMs, incrementMs } = this.#scenario.settings;
    if (counter.bank > -graceMs / 1000) return;
    counter.runs = false;
    counter.gone = true;
    counter.asked = false;
    // A person who comes back has at least one increment.
    counter.bank = Math.max(counter.bank, incrementMs / 1000);
    this.#note(at, 'timeout', seat);
  }

  #daysLeft(seat: number, { spent }: Counter, at: number): number {
    const { earnsSince = 0 } = this.#scenario.seats[seat] ?? {};
    return 7 + Math.floor((at - earnsSince / 1000) / (18 * DAY)) - spent;
  }

  #note(at: number, kind: TraceLine['kind'], seat: number): void {
    this.#trace.push({ at, kind, seat, banks: this.#counters.map(({ bank }) => bank) });
  }
}

/** Clocks are changed at quarters of an hour only. */
const QUARTER = 15 * MINUTE;

/** Whether somebody is awake in a minute, by the local time that `Intl` gives. */
function awakeBy({
  zone,
  from,
  to,
  weekends,
}: NonNullable<ScenarioSeat['calendar']>): (minute: number) => boolean {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  let quarter = -1;
  let start = { weekday: '', minutes: 0 };
  return (at) => {
    const now = Math.floor(at / QUARTER) * QUARTER;
    if (now !== quarter) {
      const parts = new Map(format.formatToParts(now * 1000).map(({ type, value }) => [type, value]));
      start = {
        weekday: parts.get('weekday') ?? '',
        minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
      };
      quarter = now;
    }
    if (!weekends && (start.weekday === 'Sat' || start.weekday === 'Sun')) return false;
    const minute = start.minutes + (at - now) / MINUTE;
    return from < to ? from <= minute && minute < to : minute < to || minute >= from;
  };
}
