import type { Rng, Seat } from '@durbar/kernel';
import { at, createRng, nextUint32 } from '@durbar/kernel';
import { settle } from '../forced.ts';
import { type Candidate, rankCandidates } from './candidates.ts';
import { Horizon } from './horizon.ts';
import type { Arm } from './node.ts';
import { SearchNode } from './node.ts';
import { Path } from './path.ts';
import { Policy } from './policy.ts';
import { Reward } from './reward.ts';
import { type List, MAX_SEATS, type SearchRules } from './search-rules.ts';
import { createArms, select } from './select.ts';
import type { SearchSettings } from './settings.ts';

/** Playouts before the search that measure the usual distance between scores. */
const WARM_UP = 8;

/** Number of states on which the moves of the root are valued one move ahead. */
const LOOK_AHEAD_STATES = 4;

/** A state of a round at the root, and the seed of the playouts from it. */
interface Draw<C> {
  state: C;
  seed: number;
}

/**
 * Monte-Carlo tree search for several seats with hidden information. Each iteration determinizes the view, descends a tree
 * that all states share by move codes, adds a node, plays to the horizon and credits each seat on the path its own
 * reward (max^n). Only the view goes in.
 *
 * At the root the candidates are tried in rounds, all on the same state and with the same random numbers, so that luck does not
 * decide between them. The worse half is dropped repeatedly (sequential halving).
 */
export class Search<C, H> {
  readonly #rules: SearchRules<C, H>;
  readonly #seat: Seat;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #root = new SearchNode<H>();
  readonly #policy: Policy<C, H>;
  readonly #reward: Reward<C>;
  readonly #horizon: Horizon;
  /** Number of visits that a predicted reward counts as; 0 without an estimate. */
  readonly #lookAheadVisits: number;
  // Memory that is reused from iteration to iteration.
  readonly #path = new Path<H>();
  readonly #moves: List<H>;
  readonly #chosen: H[] = [];
  readonly #rewards = new Float64Array(MAX_SEATS);
  readonly #draws: Draw<C>[] = [];
  #drawn: C | null = null;
  #work: C | null = null;

  constructor(rules: SearchRules<C, H>, seat: Seat, settings: SearchSettings, rng: Rng) {
    this.#rules = rules;
    this.#seat = seat;
    this.#settings = settings;
    this.#rng = rng;
    this.#policy = new Policy(rules);
    this.#reward = new Reward(rules, settings.win);
    this.#horizon = new Horizon(seat);
    this.#moves = rules.newMoves();
    this.#lookAheadVisits = rules.hasEstimate ? settings.lookAheadVisits : 0;
    this.#reward.spread = this.#measureSpread();
  }

  /**
   * Searches until the budget is spent.
   * @param spent called after each iteration; returns the spent part of the budget, from 0 to 1
   */
  run(spent: () => number): H {
    let candidates = this.#candidates();
    const count = candidates.length;
    const halvings = Math.max(1, Math.ceil(Math.log2(count)));
    for (let done = 0; done < 1; ) {
      this.#draw();
      for (const { arm } of candidates) {
        for (const { state, seed } of this.#draws) this.#iterate(state, arm, createRng(seed));
        done = spent();
        if (done >= 1) break;
      }
      const left = Math.max(1, Math.ceil(count / 2 ** Math.floor(Math.min(done, 0.999) * halvings)));
      candidates = rankCandidates(candidates, this.#lookAheadVisits).slice(0, left);
    }
    return at(candidates, 0).arm.move;
  }

  /** Draws states and seeds for the next round at the root, one for each playout of an iteration. */
  #draw(): void {
    for (let i = 0; i < this.#settings.playouts; i++) {
      const state = this.#rules.determinize(this.#rng, this.#draws[i]?.state ?? null);
      this.#draws[i] = { state, seed: nextUint32(this.#rng) };
    }
  }

  /** Draws a state that is needed until the next call. */
  #determinize(): C {
    this.#drawn = this.#rules.determinize(this.#rng, this.#drawn);
    return this.#drawn;
  }

  /** The moves that are compared at the root, highest prior first. */
  #candidates(): Candidate<H>[] {
    const state = this.#determinize();
    const arms = [...this.#listArms(this.#root, state, this.#seat)];
    arms.sort((a, b) => b.prior - a.prior);
    const informed = this.#rules.hasEstimate || this.#rules.priors !== undefined;
    if (informed && arms.length > this.#settings.candidates) arms.length = this.#settings.candidates;
    const predictedRewards = this.#predictRewards(arms);
    return arms.map((arm, i) => ({ arm, predictedReward: at(predictedRewards, i) }));
  }

  /** Mean reward of each of these moves one move ahead, over some determinized states. */
  #predictRewards(arms: readonly Arm<H>[]): number[] {
    const rules = this.#rules;
    const sums = arms.map(() => 0);
    if (this.#lookAheadVisits === 0) return sums;
    for (let i = 0; i < LOOK_AHEAD_STATES; i++) {
      const state = this.#determinize();
      for (const [index, { move }] of arms.entries()) {
        const after = rules.copy(state, this.#work);
        this.#work = after;
        rules.apply(after, this.#seat, move);
        settle(rules, after, this.#moves);
        sums[index] = at(sums, index) + this.#reward.winChance(after, this.#seat) / LOOK_AHEAD_STATES;
      }
    }
    return sums;
  }

  /** Descends the tree from a copy of `start` with `first` at the root, then makes a playout. */
  #iterate(start: C, first: Arm<H>, rng: Rng): void {
    const rules = this.#rules;
    const state = rules.copy(start, this.#work);
    this.#work = state;
    this.#begin(state);
    const path = this.#path;
    path.clear();
    let node = this.#root;
    for (;;) {
      const active = rules.active(state);
      if (active === 0 || this.#horizon.advance(rules.turn(state), active)) break;
      const from = path.length;
      for (let left = active; left !== 0; left &= left - 1)
        this.#chooseAt(node, state, 31 - Math.clz32(left & -left), first);
      for (let i = from; i < path.length; i++) rules.apply(state, path.seat(i), path.arm(i).move);
      settle(rules, state, this.#moves);
      if (!this.#settings.deep) break;
      for (let i = from; i < path.length; i++) node = node.child(path.arm(i).code, i === path.length - 1);
      if (node.isNew) {
        node.isNew = false;
        break;
      }
    }
    this.#playOut(state, path.seats, rng);
    path.credit(this.#rewards);
  }

  /** Chooses the move of a seat at a node and adds it to the path. */
  #chooseAt(node: SearchNode<H>, state: C, seat: Seat, first: Arm<H>): void {
    const choice = node.choice(seat);
    if (node === this.#root && seat === this.#seat) this.#path.add(seat, choice, first);
    else this.#path.add(seat, choice, select(choice, this.#listArms(node, state, seat), this.#settings));
  }

  /** Plays from `state` to the horizon and writes the mean reward of each of the seats there. Changes `state`. */
  #playOut(state: C, seats: number, rng: Rng): void {
    const { valuations } = this.#settings;
    this.#rewards.fill(0);
    for (let done = 0; done < valuations; done++) {
      if (done > 0) this.#horizon.extend();
      this.#playOn(state, rng);
      this.#reward.add(state, seats, valuations, this.#rewards);
    }
  }

  /** The arms of the legal moves of a seat at a node. */
  #listArms(node: SearchNode<H>, state: C, seat: Seat): readonly Arm<H>[] {
    const rules = this.#rules;
    const moves = this.#moves;
    const count = rules.legalMoves(state, seat, moves);
    return createArms(node.choice(seat), moves, count, rules, () =>
      this.#policy.priorShares(state, seat, moves, count, this.#settings.sharpness * this.#reward.spread),
    );
  }

  /** Begins an iteration, or a playout, whose first valuation is at the horizon; without an estimate at the end of the match. */
  #begin(state: C): void {
    const { rounds, valuations } = this.#settings;
    const turns = this.#rules.hasEstimate ? rounds + 1 - valuations : Number.POSITIVE_INFINITY;
    this.#horizon.begin(this.#rules.turn(state), turns);
  }

  /** Plays plausible moves from `state` to the horizon. */
  #playOn(state: C, rng: Rng): void {
    const rules = this.#rules;
    for (;;) {
      const active = rules.active(state);
      if (active === 0 || this.#horizon.advance(rules.turn(state), active)) return;
      // Usually one seat decides; several choose in secret, so each before any of their moves is made.
      let count = 0;
      for (let left = active; left !== 0; left &= left - 1)
        this.#chosen[count++] = this.#policy.likelyMove(state, 31 - Math.clz32(left & -left), rng);
      count = 0;
      for (let left = active; left !== 0; left &= left - 1)
        rules.apply(state, 31 - Math.clz32(left & -left), at(this.#chosen, count++));
    }
  }

  /** Mean distance between scores at the end of playouts from the root, in points; 1 if there is none. */
  #measureSpread(): number {
    let sum = 0;
    for (let i = 0; i < WARM_UP; i++) {
      const state = this.#determinize();
      this.#begin(state);
      this.#playOn(state, this.#rng);
      sum += this.#reward.distance(state, this.#seat);
    }
    return sum > 0 ? sum / WARM_UP : 1;
  }
}
