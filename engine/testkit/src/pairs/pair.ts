import {
  at,
  canonicalJson,
  type Game,
  newcomerOf,
  type Rng,
  randomBelow,
  type Seat,
  sameJson,
  type Viewer,
} from '@durbar/kernel';
import {
  type Awaited,
  type Command,
  type CommandAction,
  type LogEntry,
  legalFallback,
  Match,
  type MatchSetup,
  type Result,
  type Sender,
} from '@durbar/table';
import { throughJson } from '../plain-json.ts';
import { DivertedGame } from './diverted-game.ts';
import { difference, isSameView, isShown, payload } from './viewed.ts';

/** A viewer received information that they may not have. */
export class PairLeak extends Error {
  override readonly name = 'PairLeak';
}

/** What a seat has sealed in both matches, where that differs. */
interface Sealed {
  readonly decision: number;
  readonly move: unknown;
}

/**
 * The same match twice. The second one differs in secrets: seats change what they have sealed, for a while or permanently; after
 * `diverge`, other hidden information differs too. Viewers who may not know the difference must receive the same bytes in both.
 */
export class Pair {
  readonly game: Game;
  readonly first: Match;
  readonly second: Match;
  readonly #rng: Rng;
  readonly #firstGame: DivertedGame;
  readonly #secondGame: DivertedGame;
  readonly #sealed = new Map<Seat, Sealed>();
  /** Viewers who may know of the difference. */
  readonly #knowing = new Set<Viewer>();
  /** Seats at which somebody else has sat down, who must wait. */
  readonly #waiting = new Set<Seat>();
  /** How often a newcomer began to play. */
  seated = 0;
  /** How often the matches were made to differ. */
  differing = 0;
  /** How often the difference was rightly shown to everybody. */
  shown = 0;
  #diverges = false;
  #parted = false;
  #time: number;
  /** Makes command ids that the log has not. */
  readonly #idPrefix: string;
  #count = 0;

  /** @param log what was played before */
  constructor(game: Game, setup: MatchSetup, rng: Rng, log: readonly LogEntry[] = []) {
    [this.game, this.#rng] = [game, rng];
    this.#firstGame = new DivertedGame(game);
    this.#secondGame = new DivertedGame(game);
    const load = (tools: DivertedGame): Match => Match.load(setup, log, tools);
    [this.first, this.second] = [load(this.#firstGame), load(this.#secondGame)];
    this.#time = log.at(-1)?.at ?? 0;
    this.#idPrefix = `e${log.length}.`;
    for (const match of [this.first, this.second])
      for (const viewer of this.viewers()) match.snapshot(viewer);
  }

  viewers(): Viewer[] {
    const seats = [...this.first.seats.keys()];
    return ['spectator', ...seats, ...seats.map(newcomerOf)];
  }

  /** Whether nothing is left to compare: everybody may know of the difference, or the match is not running any more. */
  get isOver(): boolean {
    return this.#parted || this.#knowing.has('spectator') || this.first.status !== 'running';
  }

  /** From the next move on, the matches differ in what one seat cannot know. */
  diverge(): void {
    this.#diverges = true;
  }

  /** Somebody does something: a choice, and now and then something that changes hands or is refused. */
  step(): void {
    this.#firstGame.forget();
    this.#secondGame.forget();
    this.#time += randomBelow(this.#rng, 30);
    for (const seat of this.#waiting) this.#sitDown(seat);
    if (randomBelow(this.#rng, 5) === 0) this.#changeHands(randomBelow(this.#rng, this.first.seats.length));
    if (randomBelow(this.#rng, 4) === 0) this.#tryAnything();
    const asked = this.first.awaiting();
    if (asked.length > 0) this.#choose(at(asked, randomBelow(this.#rng, asked.length)), asked.length === 1);
  }

  /** @throws {PairLeak} if a viewer who may not know of the difference receives something else */
  compare(): void {
    for (const viewer of this.viewers()) {
      if (this.#knowing.has(viewer)) continue;
      const [first, second] = [payload(this.first, viewer), payload(this.second, viewer)];
      if (second === first) continue;
      if (!isShown(this.game, this.#firstGame.moments, this.#secondGame.moments, viewer))
        throw new PairLeak(`${viewer} receives ${difference(first, second)}`);
      this.#knowing.add(viewer);
      if (viewer === 'spectator') this.shown++;
    }
  }

  #choose({ seat, decision, view, control }: Awaited, isLast: boolean): void {
    const by = control === 'bot' ? 'bot' : 'person';
    const pick = () => throughJson(legalFallback(this.game, view, seat, this.#rng));
    const act = { kind: 'move', move: pick() } as const;
    const choice = { seat, decision: decision.id, act };
    if (decision.sealed && isLast) this.#settle();
    this.#both(choice, by);
    if (decision.sealed && !isLast) this.#waver(seat, { decision: decision.id, move: act.move }, pick);
  }

  /** Only in the second match: other choices. */
  #waver(seat: Seat, sealed: Sealed, pick: () => unknown): void {
    const times = randomBelow(this.#rng, 4);
    for (let i = 0; i < times; i++) this.#reseal(seat, { ...sealed, move: pick() });
    if (times > 0) this.#sealed.set(seat, sealed);
  }

  #reseal(seat: Seat, { decision, move }: Sealed): void {
    const command: Command = {
      id: `${this.#idPrefix}${this.#count++}`,
      seat,
      decision,
      act: { kind: 'move', move },
    };
    const { control } = at(this.second.snapshot('spectator').situation.seats, seat);
    const { answer } = this.second.command(command, this.#time, control === 'bot' ? 'bot' : 'person');
    // In a long match a seat may have changed as many choices as it may.
    if (!answer.ok && answer.refusal.key === 'table.tooOften') return;
    if (!answer.ok) throw new Error(`a choice could not be changed: ${answer.refusal.key}`);
    this.#knowing.add(seat);
    this.differing++;
  }

  /**
   * Before the last seat seals, the others go back to what they have sealed in the first match; or they do not, and differ
   * until the game shows it.
   */
  #settle(): void {
    if (randomBelow(this.#rng, 2) === 0)
      for (const [seat, sealed] of this.#sealed) this.#reseal(seat, sealed);
    this.#sealed.clear();
  }

  /** A bot takes over, or the earlier person comes back, or somebody else sits down. */
  #changeHands(seat: Seat): void {
    const { control } = at(this.first.snapshot('spectator').situation.seats, seat);
    if (control === 'person') {
      this.#both({ seat: null, act: { kind: 'takeover', seat, bot: 'random' } });
      if (randomBelow(this.#rng, 2) === 0) this.#waiting.add(seat);
    } else if (randomBelow(this.#rng, 4) === 0 && !this.#waiting.has(seat))
      this.#both({ seat, act: { kind: 'return' } });
    else if (control === 'bot') this.#waiting.add(seat);
  }

  #sitDown(seat: Seat): void {
    const { control, resigned } = at(this.first.snapshot('spectator').situation.seats, seat);
    if (this.#parted || control !== 'bot' || resigned) return;
    if (this.second.keepsSecrets(seat) !== this.first.keepsSecrets(seat))
      throw new PairLeak(`seat ${seat} keeps secrets in one match only`);
    if (this.first.keepsSecrets(seat)) return;
    this.#waiting.delete(seat);
    // Nobody sits down on a seat that was a bot's from the start.
    if (!this.#both({ seat, act: { kind: 'return', newcomer: true } })) return;
    // Streams keep updates from the first request on, which is for the newcomer's now.
    for (const match of [this.first, this.second]) match.snapshot(seat);
    if (!this.#knowing.has('spectator')) this.#knowing.delete(seat);
    this.seated++;
  }

  /** A seat that may not know of the difference does something that mostly is refused. */
  #tryAnything(): void {
    const seat = randomBelow(this.#rng, this.first.seats.length);
    if (this.#knowing.has(seat)) return;
    const { decision, view } = this.first.snapshot(seat).situation;
    const id = decision?.id ?? randomBelow(this.#rng, 50);
    const way = randomBelow(this.#rng, 6);
    if (way < 3) {
      const moves = [...this.game.wellFormedMoves(view)];
      const move = at(moves, randomBelow(this.#rng, moves.length));
      // A legal one would be a choice.
      if (decision && !this.game.refusal(view, seat, move)) return;
      this.#both({ seat, decision: id + (way === 0 ? 1 : 0), act: { kind: 'move', move } });
    } else if (way === 3) this.#both({ seat, decision: id, act: { kind: 'move', move: { kind: 'none' } } });
    else if (this.#sealed.size > 0) return;
    else if (way === 4) this.#both({ seat, decision: id, act: { kind: 'undo' } });
    else if (randomBelow(this.#rng, 20) === 0) this.#both({ seat, act: { kind: 'resign' } });
  }

  /** @returns whether both matches carried the command out */
  #both(
    command: { seat: Seat | null; act: CommandAction; decision?: number },
    by: Sender = 'person',
  ): boolean {
    if (this.#parted) return false;
    const whole: Command = { id: `${this.#idPrefix}${this.#count++}`, ...command };
    const first = this.first.command(whole, this.#time, by);
    const seat = this.#diverges && first.answer.ok ? this.#exchangeHidden() : null;
    const second = this.second.command(whole, this.#time, by);
    if (seat !== null) this.#noteKnowing(seat);
    this.#compareAnswers(whole, first, second);
    return first.answer.ok && !this.#parted;
  }

  #compareAnswers({ seat, act }: Command, first: Result, second: Result): void {
    if (sameJson(first.answer, second.answer)) return;
    if (seat === null || !this.#knowing.has(seat))
      throw new PairLeak(
        `answers to ${act.kind} of ${seat ?? 'the keeper'}: ${difference(JSON.stringify(first.answer), JSON.stringify(second.answer))}`,
      );
    this.#parted = true;
  }

  /**
   * Once the second match makes the move that the first one has just made, it is in a state that one seat cannot distinguish from
   * that of the first.
   * @returns that seat; null if nothing was moved, or nothing is hidden
   */
  #exchangeHidden(): Seat | null {
    const newest = this.#firstGame.moments.at(-1);
    if (!newest || this.first.status !== 'running') return null;
    const { game } = this;
    const { state } = newest;
    const people = this.first.setup.seats.length;
    const seat = randomBelow(this.#rng, people);
    const other = game.determinize(game.view(state, seat), seat, this.#rng);
    this.#diverges = false;
    if (canonicalJson(other) === canonicalJson(state)) return null;
    this.differing++;
    this.#secondGame.exchange(game.fingerprint(state), () => game.clone(other));
    return seat;
  }

  /** Other seats than the one that cannot know may see the difference at once, as in their own hands. */
  #noteKnowing(unaware: Seat): void {
    const [one, other] = [this.#firstGame.moments.at(-1), this.#secondGame.moments.at(-1)];
    if (!one || !other) return;
    for (const seat of this.first.seats.keys())
      if (seat !== unaware && !isSameView(this.game, one, other, seat)) this.#knowing.add(seat);
  }
}
