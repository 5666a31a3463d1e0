import type { Seat } from '@durbar/kernel';

/** Statistics of one seat's move at one node. */
export interface Arm<H> {
  readonly move: H;
  readonly code: number;
  /** Probability of the move before any search, from 0 to 1. */
  readonly prior: number;
  visits: number;
  /** Sum of the rewards of the choosing seat. */
  total: number;
}

/** Statistics of one seat's choice at one node. */
export class Choice<H> {
  /** By the codes of their moves. */
  readonly arms = new Map<number, Arm<H>>();
  /** The arms of the legal moves in the state that was met last, in their order. */
  latest: Arm<H>[] = [];
  visits = 0;
  total = 0;
}

/**
 * A node of the tree: all states that the same moves lead to from the root's view. If several seats choose in secret, each
 * has an independent choice here, and a child belongs to all their moves.
 */
export class SearchNode<H> {
  /** Whether no iteration has gone on from here; its descent ends where it finds such a node. */
  isNew = true;
  readonly #choices: (Choice<H> | undefined)[] = [];
  readonly #children = new Map<number, SearchNode<H>>();

  choice(seat: Seat): Choice<H> {
    const known = this.#choices[seat];
    if (known) return known;
    const choice = new Choice<H>();
    this.#choices[seat] = choice;
    return choice;
  }

  /**
   * The node after a move, made if there is none.
   * @param isLast false if other seats choose here as well: the node is then only a step on the way to that of all their moves
   */
  child(code: number, isLast: boolean): SearchNode<H> {
    const name = isLast ? code : -1 - code;
    const known = this.#children.get(name);
    if (known) return known;
    const node = new SearchNode<H>();
    this.#children.set(name, node);
    return node;
  }
}
