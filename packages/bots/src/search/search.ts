import type { Game, Rng, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { settle } from '../forced.ts';
import { finalReward, squash, worth } from '../worth.ts';
import type { Arm, Choice } from './node.ts';
import { SearchNode } from './node.ts';
import { lightMove, priorShares } from './policy.ts';
import { armsOf, favourite, select } from './select.ts';
import type { SearchSettings } from './settings.ts';

/** Playouts from the root that measure what an ordinary lead is, before the search begins. */
const WARM_UP = 8;

interface Step<M> {
  readonly seat: Seat;
  readonly choice: Choice<M>;
  readonly arm: Arm<M>;
}

/**
 * Monte-Carlo tree search for several seats who don't see everything. Each iteration fills the view out to another
 * state (determinization), follows one tree for all of them by move keys, adds a node, plays on a little and gives
 * every seat on the way its own reward (max^n). Nothing but the view goes in.
 */
export class Search<S extends V, V, M> {
  private readonly root = new SearchNode<M>();
  private readonly game: Game<S, V, M>;
  private readonly view: V;
  private readonly seat: Seat;
  private readonly settings: SearchSettings;
  private readonly rng: Rng;
  /** Number of the turn at which every iteration stops and takes stock, so that all compare fairly. */
  private readonly last: number;
  private spread = 1;

  constructor(game: Game<S, V, M>, view: V, seat: Seat, settings: SearchSettings, rng: Rng) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.settings = settings;
    this.rng = rng;
    this.last = game.hints?.evaluate ? game.turn(view) + settings.horizon : Number.POSITIVE_INFINITY;
    this.spread = this.measureSpread();
  }

  /** The move the search came to prefer; undefined before the first iteration. */
  best(): M | undefined {
    return favourite(this.root.choice(this.seat).arms.values())?.move;
  }

  /** One determinization, one way down the tree, one playout. */
  iterate(): void {
    const state = this.game.determinize(this.view, this.seat, this.rng);
    const steps: Step<M>[] = [];
    let node: SearchNode<M> | undefined = this.root;
    while (node && this.game.turn(state) < this.last) {
      const here: SearchNode<M> = node;
      const active = [...this.game.active(state)];
      if (active.length === 0) break;
      const picked = active.map((seat) => this.pick(here, state, seat));
      for (const { seat, arm } of picked) this.game.apply(state, seat, arm.move);
      settle(this.game, state);
      steps.push(...picked);
      node = child(here, picked);
    }
    this.playOn(state);
    this.reward(state, steps);
  }

  private pick(node: SearchNode<M>, state: S, seat: Seat): Step<M> {
    const { game, settings } = this;
    const choice = node.choice(seat);
    const moves = [...game.legalMoves(state, seat)];
    const arms = armsOf(
      choice,
      moves,
      (move) => game.key(move),
      () => priorShares(game, state, seat, moves, settings.sharpness, this.spread),
    );
    return { seat, choice, arm: select(choice, arms, settings) };
  }

  /** Plays lightly from `state` to the end, or as far as the horizon where the game can say how it stands there. */
  private playOn(state: S): void {
    const { game, rng } = this;
    while (game.turn(state) < this.last) {
      const active = [...game.active(state)];
      if (active.length === 0) return;
      const moves = active.map((seat) =>
        lightMove(game, state, seat, game.legalMoves(state, seat), this.settings.power, rng),
      );
      for (const [i, seat] of active.entries()) game.apply(state, seat, at(moves, i));
    }
  }

  private reward(state: S, steps: readonly Step<M>[]): void {
    const outcome = this.game.outcome(state);
    const rewards = new Map<Seat, number>();
    for (const { seat, choice, arm } of steps) {
      let reward = rewards.get(seat);
      if (reward === undefined) {
        reward = outcome
          ? finalReward(outcome, seat, this.spread)
          : squash(worth(this.game, state, seat), this.spread);
        rewards.set(seat, reward);
      }
      arm.visits++;
      arm.total += reward;
      choice.visits++;
      choice.total += reward;
    }
  }

  /** The mean lead or lag, in points, at the end of light playouts from here; 1 where there is none. */
  private measureSpread(): number {
    let sum = 0;
    for (let i = 0; i < WARM_UP; i++) {
      const state = this.game.determinize(this.view, this.seat, this.rng);
      this.playOn(state);
      sum += Math.abs(worth(this.game, state, this.seat));
    }
    return sum > 0 ? sum / WARM_UP : 1;
  }
}

/** The node that the picked moves lead to; undefined where it has only now been added, and the tree ends. */
function child<M>(node: SearchNode<M>, picked: readonly Step<M>[]): SearchNode<M> | undefined {
  const name = picked.map((step) => step.arm.key).join('\n');
  const known = node.children.get(name);
  if (!known) node.children.set(name, new SearchNode());
  return known;
}
