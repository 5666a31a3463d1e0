import type { Seat } from '@durbar/kernel';

/** What the search knows of one seat's move at one node. */
export interface Arm<M> {
  readonly move: M;
  readonly key: string;
  /** Share, from 0 to 1, of how likely the move seemed before any search. */
  readonly prior: number;
  visits: number;
  /** Sum of the rewards of the seat that has the choice. */
  total: number;
}

/** The choice of one seat at one node. */
export interface Choice<M> {
  readonly arms: Map<string, Arm<M>>;
  visits: number;
  total: number;
}

/**
 * One point of the tree: all states that the same moves lead to from what the root seat sees. Where several seats
 * choose in secret each has its own choice here, made without the others', and the child is named by all their moves.
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
