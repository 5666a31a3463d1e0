import type { Seat } from '@durbar/kernel';

/** Statistics of one seat's move at one node. */
export interface Arm<M> {
  readonly move: M;
  readonly key: string;
  /** Probability of the move before any search, from 0 to 1. */
  readonly prior: number;
  visits: number;
  /** Sum of the rewards of the choosing seat. */
  total: number;
}

/** Statistics of one seat's choice at one node. */
export interface Choice<M> {
  readonly arms: Map<string, Arm<M>>;
  visits: number;
  total: number;
}

/**
 * A node of the tree: all states that the same moves lead to from the root's view. If several seats choose in secret, each
 * has an independent choice here, and the key of a child combines all their moves.
 */
export class SearchNode<M> {
  readonly choices = new Map<Seat, Choice<M>>();
  readonly children = new Map<string, SearchNode<M>>();

  choice(seat: Seat): Choice<M> {
    let choice = this.choices.get(seat);
    if (!choice) {
      choice = { arms: new Map(), visits: 0, total: 0 };
      this.choices.set(seat, choice);
    }
    return choice;
  }
}
