import {
  at,
  type Game,
  newcomerOf,
  type Rng,
  randomBelow,
  type Seat,
  sameJson,
  type Viewer,
} from '@durbar/kernel';
import {
  type Command,
  type CommandAction,
  legalFallback,
  Match,
  type Result,
  type Sender,
} from '../src/index.ts';
import { optionsFor } from './options.ts';
import { setupOf, viewersOf } from './table.ts';

/**
 * The same match twice. In the second one, seats think better of what they have sealed, and have sealed something else
 * until the last one seals. Whoever may not know that is told the same in both, byte for byte.
 */
export class Pair {
  readonly game: Game;
  readonly steady: Match;
  readonly wavering: Match;
  readonly #rng: Rng;
  /** For each seat, what it has sealed in both matches, where that differs. */
  readonly #sealed = new Map<
    Seat,
    { readonly decision: number; readonly move: unknown; readonly by: Sender }
  >();
  /** Seats that may know of the difference: theirs are the changed choices. */
  readonly knowing = new Set<Seat>();
  /** Seats at which somebody else has sat down, who must wait. */
  readonly waiting = new Set<Seat>();
  seated = 0;
  differing = 0;
  #time = 0;
  #count = 0;

  constructor(game: Game, people: number, rng: Rng) {
    const begin = () => Match.begin(setupOf({ people, options: optionsFor(game, people) }), { game });
    [this.game, this.steady, this.wavering, this.#rng] = [game, begin(), begin(), rng];
    for (const match of [this.steady, this.wavering])
      for (const viewer of this.viewers()) match.snapshot(viewer);
  }

  viewers(): Viewer[] {
    const seats = [...this.steady.seats.keys()];
    return [...viewersOf(this.steady), ...seats.map(newcomerOf)];
  }

  step(): void {
    this.#time += randomBelow(this.#rng, 30);
    for (const seat of this.waiting) this.#sitDown(seat);
    if (randomBelow(this.#rng, 5) === 0) this.#changeHands(randomBelow(this.#rng, this.steady.seats.length));
    const asked = this.steady.awaiting();
    if (asked.length === 0) return;
    const { seat, decision, view, control } = at(asked, randomBelow(this.#rng, asked.length));
    const by = control === 'bot' ? 'bot' : 'person';
    const pick = () => structuredClone(legalFallback(this.game, view, seat, this.#rng));
    const act = { kind: 'move', move: pick() } as const;
    if (!decision.sealed) return this.both({ seat, decision: decision.id, act }, by);
    if (asked.length === 1) this.#settle();
    this.both({ seat, decision: decision.id, act }, by);
    if (asked.length > 1) this.#waver(seat, { decision: decision.id, move: act.move, by }, pick);
  }

  /** Only in the second match: other choices. */
  #waver(seat: Seat, sealed: { decision: number; move: unknown; by: Sender }, pick: () => unknown): void {
    const times = randomBelow(this.#rng, 4);
    for (let i = 0; i < times; i++) this.#reseal(seat, { ...sealed, move: pick() });
    if (times > 0) this.#sealed.set(seat, sealed);
  }

  #reseal(seat: Seat, { decision, move, by }: { decision: number; move: unknown; by: Sender }): void {
    const id = `w${this.#count++}`;
    const command: Command = { id, seat, decision, act: { kind: 'move', move } };
    const { control } = at(this.wavering.snapshot('spectator').situation.seats, seat);
    const { answer } = this.wavering.command(command, this.#time, control === 'bot' ? 'bot' : by);
    if (!answer.ok) throw new Error(`a choice could not be changed: ${answer.refusal.key}`);
    this.knowing.add(seat);
    this.differing++;
  }

  /** Before the last seat seals, the others have sealed the same in both matches. */
  #settle(): void {
    for (const [seat, sealed] of this.#sealed) this.#reseal(seat, sealed);
    this.#sealed.clear();
  }

  /** A bot takes over, or whoever was there comes back, or somebody else sits down. */
  #changeHands(seat: Seat): void {
    const { control } = at(this.steady.snapshot('spectator').situation.seats, seat);
    if (control === 'person') {
      this.both({ seat: null, act: { kind: 'takeover', seat, bot: 'random' } });
      if (randomBelow(this.#rng, 2) === 0) this.waiting.add(seat);
    } else if (randomBelow(this.#rng, 4) === 0 && !this.waiting.has(seat))
      this.both({ seat, act: { kind: 'return' } });
    else if (control === 'bot') this.waiting.add(seat);
  }

  #sitDown(seat: Seat): void {
    if (this.wavering.keepsSecrets(seat) !== this.steady.keepsSecrets(seat))
      throw new Error(`seat ${seat} keeps secrets in one match only`);
    const { control, resigned } = at(this.steady.snapshot('spectator').situation.seats, seat);
    if (control !== 'bot' || resigned || this.steady.keepsSecrets(seat)) return;
    this.both({ seat, act: { kind: 'return', newcomer: true } });
    this.waiting.delete(seat);
    this.knowing.delete(seat);
    this.seated++;
  }

  both(command: { seat: Seat | null; act: CommandAction; decision?: number }, by: Sender = 'person'): void {
    const whole: Command = { id: `c${this.#count++}`, ...command };
    const answers: Result[] = [this.steady, this.wavering].map((match) =>
      match.command(whole, this.#time, by),
    );
    if (!sameJson(answers[0]?.answer, answers[1]?.answer))
      throw new Error(`answers to ${whole.act.kind} differ`);
  }

  /** Everything that goes out to viewers who may not know of the difference. */
  compare(): void {
    for (const viewer of this.viewers()) {
      if (typeof viewer === 'number' && this.knowing.has(viewer)) continue;
      const [steady, wavering] = [payload(this.steady, viewer), payload(this.wavering, viewer)];
      if (wavering !== steady) throw new Error(`${viewer} is told ${difference(steady, wavering)}`);
    }
  }
}

function difference(one: string, other: string): string {
  let from = 0;
  while (one[from] === other[from]) from++;
  from = Math.max(0, from - 40);
  return `${one.slice(from, from + 120)} or ${other.slice(from, from + 120)}`;
}

function payload(match: Match, viewer: Viewer): string {
  const { n, situation, log } = match.snapshot(viewer);
  const past = [-1, 0, Math.floor(match.lines / 2), match.lines - 1].filter((i) => i < match.lines);
  return JSON.stringify([
    n,
    situation,
    log.slice(-20),
    match.updatesSince(viewer, Math.max(0, n - 3)),
    past.map((index) => match.past(viewer, index)),
    match.viewerLog(viewer).lines.length,
  ]);
}
