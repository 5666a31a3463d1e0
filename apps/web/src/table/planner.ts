import type { Game, Message } from '@durbar/kernel';
import { foreseeDecision } from '@durbar/table';
import type { StoreApi } from 'zustand/vanilla';
import {
  addBranch,
  addStep,
  beginDraft,
  chooseBranch,
  currentSteps,
  listBranches,
  type PlanDraft,
  rebaseDraft,
  removeStep,
  withPlan,
} from './plan-draft.ts';
import type { TableConnection } from './table-connection.ts';
import type { TableState } from './table-controller.ts';

/** Makes plans for the player's next decision, which the server keeps and carries out. */
export class Planner {
  readonly #game: Game;
  readonly #store: StoreApi<TableState>;
  readonly #connection: Pick<TableConnection, 'leavePlan'>;

  constructor(game: Game, store: StoreApi<TableState>, connection: Pick<TableConnection, 'leavePlan'>) {
    this.#game = game;
    this.#store = store;
    this.#connection = connection;
    store.subscribe((now, before) => {
      if (now.planning && now.latest !== before.latest) this.#follow(now);
    });
  }

  /** Begins to plan with what was left before, or goes back to the present. */
  toggle = (): void => {
    const state = this.#store.getState();
    if (state.planning) return this.close();
    const why = this.whyNot(state);
    if (why) return this.#store.setState({ refusal: { ...why, clause: 'table' } });
    const { latest, info } = state;
    const draft = latest && beginDraft(this.#game, latest, info?.you.seat ?? -1);
    if (!draft) return;
    const plan = info?.you.plan;
    this.#store.setState({ planning: plan ? withPlan(this.#game, draft, plan) : draft });
  };

  /** Why nothing can be planned now; null if something can. */
  whyNot({ info, latest, lookBack }: TableState): Message | null {
    const seat = info?.you.seat ?? null;
    if (!this.#connection.leavePlan || seat === null || !latest) return { key: 'plan.notHere' };
    const { situation } = latest;
    if (situation.decision !== null) return { key: 'plan.yourTurn' };
    if (situation.status !== 'running' || lookBack !== null) return { key: 'plan.notNow' };
    return foreseeDecision(this.#game, situation.view, seat) ? null : { key: 'table.plan.nothing' };
  }

  /** Back to the present; what was not left is forgotten. */
  close = (): void => this.#store.setState({ planning: null });

  act = (move: unknown): void => this.#change((draft) => addStep(this.#game, draft, move));

  undo = (): void => this.#change(removeStep);

  addBranch = (): void => this.#change(addBranch);

  chooseBranch = (branch: number): void => this.#change((draft) => chooseBranch(draft, branch));

  /** Leaves the plan at the server. @returns whether it is kept there */
  keep = async (): Promise<boolean> => {
    const { planning } = this.#store.getState();
    return planning !== null && this.#leave(planning.made, listBranches(planning));
  };

  /** Takes back the whole plan, or the report about the last one. */
  remove = async (): Promise<boolean> => this.#leave(0, []);

  async #leave(made: number, branches: readonly (readonly unknown[])[]): Promise<boolean> {
    const answer = await this.#connection.leavePlan?.(made, branches);
    if (!answer?.ok) {
      if (answer) this.#store.setState({ refusal: answer.refusal });
      return false;
    }
    this.close();
    return true;
  }

  #change(change: (draft: PlanDraft) => PlanDraft): void {
    const { planning } = this.#store.getState();
    if (planning) this.#store.setState({ planning: change(planning) });
  }

  /** The match has gone on. */
  #follow({ planning, latest }: TableState): void {
    if (!planning || !latest) return;
    const now = rebaseDraft(this.#game, planning, latest);
    const lost = countSteps(planning) - (now ? countSteps(now) : 0);
    const why = now ? 'plan.cut' : 'plan.asked';
    this.#store.setState({
      planning: now,
      ...((lost > 0 || !now) && { refusal: { key: why, clause: 'table' } }),
    });
  }
}

/** Number of steps of all branches. */
function countSteps({ branches }: PlanDraft): number {
  return branches.reduce((sum, steps) => sum + steps.length, 0);
}

/** Whether the branch on the board has steps that can be taken back. */
export function canTakeBack(draft: PlanDraft): boolean {
  return currentSteps(draft).length > 0;
}
