import type { Cells, FastRules, Rng, Seat } from '@durbar/kernel';
import { at, canonicalJson, leadOf, randomBelow } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { AnyGame } from '../settings.ts';
import { copyLegalMoves } from './legal-keys.ts';

type AnyFast = FastRules<unknown, unknown, unknown>;

/** Number of legal moves of a position that are also made, unless it is looked at thoroughly. */
const MOVES_TRIED = 3;

/** The fast form of a match, which follows the moves of the contract and is compared with it. */
export class FastMatch {
  readonly #game: AnyGame;
  readonly #fast: AnyFast;
  /** Number of people; automata have no values. */
  readonly #players: number;
  readonly #cells: Cells;
  /** Cells for moves that are only tried, and a copy that shows whether a question has changed them. */
  readonly #tried: Cells;
  readonly #before: Cells;
  readonly #moves: Int32Array;
  readonly #numbers: Float64Array;

  private constructor(game: AnyGame, fast: AnyFast, players: number) {
    [this.#game, this.#fast, this.#players] = [game, fast, players];
    this.#cells = new Int16Array(fast.size);
    this.#tried = new Int16Array(fast.size);
    this.#before = new Int16Array(fast.size);
    this.#moves = new Int32Array(fast.mostMoves);
    this.#numbers = new Float64Array(Math.max(fast.mostMoves, fast.seats));
  }

  /** Begins at a state of a match with so many people; null if the game has no fast form for such a match. */
  static begin(game: AnyGame, state: unknown, players: number): FastMatch | null {
    const fast = game.fast?.(state);
    if (!fast) return null;
    const match = new FastMatch(game, fast, players);
    match.goTo(state);
    return match;
  }

  /** Goes to another state, for example after undo. */
  goTo(state: unknown): void {
    this.#fast.write(state, this.#cells);
  }

  /** Makes a move that was legal in the state before. */
  add(seat: Seat, move: unknown): void {
    this.#fast.apply(this.#cells, seat, this.#fast.code(move));
  }

  /**
   * Compares everything with the state that the contract has reached by the same moves.
   * @param thorough whether all legal moves are made, or only a few of them, and views determinized
   * @throws {LawViolation} `fastForm`
   */
  compare(state: unknown, rng: Rng, thorough: boolean): void {
    this.#before.set(this.#cells);
    this.#comparePosition(state);
    const active = [...this.#game.active(state)];
    for (const seat of active) this.#compareMoves(state, seat, rng, thorough);
    if (active.length === 0) this.#compareEnd(state);
    if (thorough) for (const seat of active) this.#compareDetermined(state, seat, rng);
    for (let cell = 0; cell < this.#cells.length; cell++)
      expectEqual(at(this.#cells, cell), at(this.#before, cell), () => `cell ${cell} after questions alone`);
  }

  #comparePosition(state: unknown): void {
    const [game, fast, cells] = [this.#game, this.#fast, this.#cells];
    this.#compareFingerprint(cells, state, 'the position');
    const bits = game.active(state).reduce((sum, seat) => sum + 2 ** seat, 0);
    expectEqual(fast.active(cells), bits, () => 'the bits of the active seats');
    expectEqual(fast.turn(cells), game.turn(state), () => 'the turn');
    this.#compareValues(cells, state, () => '');
    const expected = game.heuristics?.expectedScores?.(state);
    const isPresent = 'scores' in fast === (expected !== undefined);
    assertLaw(isPresent, 'fastForm', 'it should have scores if and only if the contract expects scores');
    if (!expected) return;
    fast.scores?.(cells, this.#numbers);
    const scores = game.outcome(state)?.scores ?? expected;
    for (const [seat, score] of scores.entries())
      expectEqual(at(this.#numbers, seat), score, () => `the score of seat ${seat}`);
  }

  #compareFingerprint(cells: Cells, state: unknown, what: string): void {
    const [read, expected] = [this.#game.fingerprint(this.#fast.read(cells)), this.#game.fingerprint(state)];
    assertLaw(read === expected, 'fastForm', () => `${what} is ${read}, not ${expected}`);
  }

  #compareValues(cells: Cells, state: unknown, where: () => string): void {
    for (let seat = 0; seat < this.#players; seat++)
      expectEqual(
        this.#fast.value(cells, seat),
        valueOf(this.#game, state, seat),
        () => `the value for seat ${seat}${where()}`,
      );
  }

  #compareMoves(state: unknown, seat: Seat, rng: Rng, thorough: boolean): void {
    const [game, fast, cells, moves, numbers] = [
      this.#game,
      this.#fast,
      this.#cells,
      this.#moves,
      this.#numbers,
    ];
    const legal = copyLegalMoves(game, state, seat);
    const count = fast.legalMoves(cells, seat, moves);
    const listed = Array.from(moves.subarray(0, count), (code) => game.key(fast.move(code)));
    const keys = legal.map((move) => game.key(move));
    assertLaw(
      canonicalJson(listed) === canonicalJson(keys),
      'fastForm',
      () => `seat ${seat} has the legal moves ${listed.join('; ')}, not ${keys.join('; ')}`,
    );
    for (const [i, move] of legal.entries())
      expectEqual(fast.code(move), at(moves, i), () => `the code of ${game.key(move)}`);
    this.#comparePriors(state, seat, legal);
    const isPerson = seat < this.#players;
    if (isPerson) fast.values(cells, seat, moves, count, numbers);
    for (const [i, move] of chosen(legal, rng, thorough)) {
      const after = game.clone(state);
      game.apply(after, seat, move);
      const what = (): string => ` after ${game.key(move)} of seat ${seat}`;
      if (isPerson) expectEqual(at(numbers, i), valueOf(game, after, seat), () => `the value${what()}`);
      this.#tried.set(cells);
      fast.apply(this.#tried, seat, at(moves, i));
      this.#compareFingerprint(this.#tried, after, `the position${what()}`);
      this.#compareValues(this.#tried, after, what);
    }
  }

  #comparePriors(state: unknown, seat: Seat, legal: readonly unknown[]): void {
    const [game, fast] = [this.#game, this.#fast];
    const weights = game.heuristics?.movePriors?.(state, seat, legal);
    const isPresent = 'priors' in fast === (weights !== undefined);
    assertLaw(isPresent, 'fastForm', 'it should have priors if and only if the contract has movePriors');
    if (!weights) return;
    fast.priors?.(this.#cells, seat, this.#moves, legal.length, this.#numbers);
    for (const [i, weight] of weights.entries())
      expectEqual(at(this.#numbers, i), weight, () => `the weight of ${game.key(legal[i])}`);
  }

  #compareEnd(state: unknown): void {
    const outcome = this.#game.outcome(state);
    const ranks = new Int32Array(this.#fast.seats);
    this.#fast.ranks(this.#cells, ranks);
    for (const [seat, rank] of outcome?.ranks.entries() ?? [])
      expectEqual(at(ranks, seat), rank, () => `the rank of seat ${seat}`);
  }

  #compareDetermined(state: unknown, seat: Seat, rng: Rng): void {
    const [game, fast] = [this.#game, this.#fast];
    const view = game.view(state, seat);
    const [own, other]: [Rng, Rng] = [[...rng], [...rng]];
    const drawn = game.determinize(view, seat, own);
    fast.determinize(view, seat, other, this.#tried);
    this.#compareFingerprint(this.#tried, drawn, `a state drawn for seat ${seat}`);
    assertLaw(canonicalJson(own) === canonicalJson(other), 'fastForm', 'drawing uses other random numbers');
  }
}

/** Some of the legal moves with their places in the list, or all of them. */
function chosen(legal: readonly unknown[], rng: Rng, all: boolean): readonly (readonly [number, unknown])[] {
  const entries = [...legal.entries()];
  if (all || entries.length <= MOVES_TRIED) return entries;
  return Array.from({ length: MOVES_TRIED }, () => at(entries, randomBelow(rng, entries.length)));
}

function valueOf(game: AnyGame, state: unknown, seat: Seat): number {
  const outcome = game.outcome(state);
  return outcome ? leadOf(outcome, seat) : (game.heuristics?.evaluate?.(state, seat) ?? 0);
}

/** Zeros of both signs count as equal: no choice of a search tells them apart. */
function expectEqual(found: number, expected: number, what: () => string): void {
  assertLaw(found === expected, 'fastForm', () => `${what()} is ${found}, not ${expected}`);
}
