import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, createRng, nextUint32 } from '@durbar/kernel';
import { settle } from '../forced.ts';
import { lookAhead } from '../look-ahead.ts';
import {
  estimateScores,
  meanDistance,
  shareOfWin,
  valueInPoints,
  winChanceOfMargin,
  winChanceOfScores,
} from '../state-value.ts';
import { type Candidate, rankCandidates } from './candidates.ts';
import { Horizon } from './horizon.ts';
import type { Arm, Choice } from './node.ts';
import { SearchNode } from './node.ts';
import { likelyMove, priorShares } from './policy.ts';
import { createArms, select } from './select.ts';
import type { SearchSettings } from './settings.ts';

/** Playouts before the search that measure the usual distance between scores. */
const WARM_UP = 8;

/** Number of states on which the moves of the root are valued one move ahead. */
const LOOK_AHEAD_STATES = 4;

interface Step<M> {
  readonly seat: Seat;
  readonly choice: Choice<M>;
  readonly arm: Arm<M>;
}

/**
 * Monte-Carlo tree search for several seats with hidden information. Each iteration determinizes the view, descends a tree
 * that all states share by move keys, adds a node, plays to the horizon and credits each seat on the path its own
 * reward (max^n). Only the view goes in.
 *
 * At the root the candidates are tried in rounds, all on the same state and with the same random numbers, so that luck does not
 * decide between them. The worse half is dropped repeatedly (sequential halving).
 */
export class Search<S extends V, V, M> {
  readonly #game: Game<S, V, M>;
  readonly #view: V;
  readonly #seat: Seat;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #root = new SearchNode<M>();
  readonly #spread: number;
  /** Number of visits that a predicted reward counts as; 0 without an estimate. */
  readonly #lookAheadVisits: number;

  constructor(game: Game<S, V, M>, view: V, seat: Seat, settings: SearchSettings, rng: Rng) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#settings = settings;
    this.#rng = rng;
    this.#lookAheadVisits = game.heuristics?.evaluate ? settings.lookAheadVisits : 0;
    this.#spread = this.#measureSpread();
  }

  /**
   * Searches until the budget is spent.
   * @param spent called after each iteration; returns the spent part of the budget, from 0 to 1
   */
  run(spent: () => number): M {
    let candidates = this.#candidates();
    const count = candidates.length;
    const halvings = Math.max(1, Math.ceil(Math.log2(count)));
    for (let done = 0; done < 1; ) {
      const draws = this.#draws();
      for (const { arm } of candidates) {
        for (const { state, seed } of draws) this.#iterate(this.#game.clone(state), arm, createRng(seed));
        done = spent();
        if (done >= 1) break;
      }
      const left = Math.max(1, Math.ceil(count / 2 ** Math.floor(Math.min(done, 0.999) * halvings)));
      candidates = rankCandidates(candidates, this.#lookAheadVisits).slice(0, left);
    }
    return at(candidates, 0).arm.move;
  }

  /** States and seeds for the next round at the root, one for each playout of an iteration. */
  #draws(): { readonly state: S; readonly seed: number }[] {
    return Array.from({ length: this.#settings.playouts }, () => ({
      state: this.#game.determinize(this.#view, this.#seat, this.#rng),
      seed: nextUint32(this.#rng),
    }));
  }

  /** The moves that are compared at the root, highest prior first. */
  #candidates(): Candidate<M>[] {
    const game = this.#game;
    const state = game.determinize(this.#view, this.#seat, this.#rng);
    const moves = [...game.legalMoves(state, this.#seat)];
    const arms = this.#createArms(this.#root.choice(this.#seat), state, this.#seat, moves);
    arms.sort((a, b) => b.prior - a.prior);
    const informed =
      game.heuristics !== undefined && ('evaluate' in game.heuristics || 'movePriors' in game.heuristics);
    if (informed && arms.length > this.#settings.candidates) arms.length = this.#settings.candidates;
    const predictedRewards = this.#predictRewards(arms.map(({ move }) => move));
    return arms.map((arm, i) => ({ arm, predictedReward: at(predictedRewards, i) }));
  }

  /** Mean reward of each of `moves` one move ahead, over some determinized states. */
  #predictRewards(moves: readonly M[]): number[] {
    const game = this.#game;
    const sums = moves.map(() => 0);
    if (this.#lookAheadVisits === 0) return sums;
    for (let i = 0; i < LOOK_AHEAD_STATES; i++) {
      const state = game.determinize(this.#view, this.#seat, this.#rng);
      const values = lookAhead(game, state, this.#seat, moves, (after) => {
        settle(game, after);
        return this.#winChance(after, this.#seat);
      });
      for (const [move, value] of values.entries()) sums[move] = at(sums, move) + value / LOOK_AHEAD_STATES;
    }
    return sums;
  }

  /** Descends the tree from `state` with `first` at the root, then makes a playout. Changes `state`. */
  #iterate(state: S, first: Arm<M>, rng: Rng): void {
    const game = this.#game;
    const horizon = this.#horizon(state);
    const steps: Step<M>[] = [];
    let node: SearchNode<M> | undefined = this.#root;
    while (node) {
      const here: SearchNode<M> = node;
      const active = [...game.active(state)];
      if (active.length === 0 || horizon.advance(state, active)) break;
      const picked = active.map((seat) => {
        const choice = here.choice(seat);
        if (here === this.#root && seat === this.#seat) return { seat, choice, arm: first };
        const arms = this.#createArms(choice, state, seat, [...game.legalMoves(state, seat)]);
        return { seat, choice, arm: select(choice, arms, this.#settings) };
      });
      for (const { seat, arm } of picked) game.apply(state, seat, arm.move);
      settle(game, state);
      steps.push(...picked);
      node = this.#settings.deep ? child(here, picked) : undefined;
    }
    const rewards = this.#playOut(state, horizon, new Set(steps.map(({ seat }) => seat)), rng);
    for (const { seat, choice, arm } of steps) {
      const reward = rewards.get(seat) ?? 0;
      arm.visits++;
      arm.total += reward;
      choice.visits++;
      choice.total += reward;
    }
  }

  /** Plays from `state` to the horizon and returns the mean reward of each of `seats` there. Changes `state`. */
  #playOut(
    state: S,
    horizon: Horizon<S, V, M>,
    seats: ReadonlySet<Seat>,
    rng: Rng,
  ): ReadonlyMap<Seat, number> {
    const { valuations } = this.#settings;
    const rewards = new Map<Seat, number>();
    for (let done = 0; done < valuations; done++) {
      if (done > 0) horizon.extend();
      this.#playOn(state, horizon, rng);
      for (const seat of seats)
        rewards.set(seat, (rewards.get(seat) ?? 0) + this.#reward(state, seat) / valuations);
    }
    return rewards;
  }

  #createArms(choice: Choice<M>, state: S, seat: Seat, moves: readonly M[]): Arm<M>[] {
    const game = this.#game;
    return createArms(
      choice,
      moves,
      (move) => game.key(move),
      () => priorShares(game, state, seat, moves, this.#settings.sharpness * this.#spread),
    );
  }

  /** The point at which iterations are first valued: without an estimate the end of the match. */
  #horizon(state: S): Horizon<S, V, M> {
    const { rounds, valuations } = this.#settings;
    const turns = this.#game.heuristics?.evaluate ? rounds + 1 - valuations : Number.POSITIVE_INFINITY;
    return new Horizon(this.#game, state, this.#seat, turns);
  }

  /** Plays plausible moves from `state` to the horizon. */
  #playOn(state: S, horizon: Horizon<S, V, M>, rng: Rng): void {
    const game = this.#game;
    for (;;) {
      const active = [...game.active(state)];
      if (active.length === 0 || horizon.advance(state, active)) return;
      const moves = active.map((seat) => likelyMove(game, state, seat, rng));
      for (const [i, seat] of active.entries()) game.apply(state, seat, at(moves, i));
    }
  }

  /** Reward of `seat` for an iteration that is valued at `state`, from 0 to 1. */
  #reward(state: S, seat: Seat): number {
    const outcome = this.#game.outcome(state);
    const winChance = this.#winChance(state, seat);
    if (!outcome) return winChance;
    const { win } = this.#settings;
    return win * shareOfWin(outcome, seat) + (1 - win) * winChance;
  }

  /** Rough chance of `seat` to win by its final, expected or estimated points, from 0 to 1. */
  #winChance(state: S, seat: Seat): number {
    const scores = estimateScores(this.#game, state);
    return scores
      ? winChanceOfScores(scores, seat, this.#spread)
      : winChanceOfMargin(valueInPoints(this.#game, state, seat), this.#spread);
  }

  /** Mean distance between scores at the end of playouts from the root, in points; 1 if there is none. */
  #measureSpread(): number {
    let sum = 0;
    for (let i = 0; i < WARM_UP; i++) {
      const state = this.#game.determinize(this.#view, this.#seat, this.#rng);
      this.#playOn(state, this.#horizon(state), this.#rng);
      const scores = estimateScores(this.#game, state);
      sum += scores ? meanDistance(scores) : Math.abs(valueInPoints(this.#game, state, this.#seat));
    }
    return sum > 0 ? sum / WARM_UP : 1;
  }
}

/** The node that the picked moves lead to; undefined if it was only added now, as the descent ends there. */
function child<M>(node: SearchNode<M>, picked: readonly Step<M>[]): SearchNode<M> | undefined {
  const name = picked.map((step) => step.arm.key).join('\n');
  const known = node.children.get(name);
  if (!known) node.children.set(name, new SearchNode());
  return known;
}
