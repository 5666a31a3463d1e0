import type { Game } from '@durbar/kernel';
import type { StoreApi } from 'zustand/vanilla';
import {
  addBranch,
  addStep,
  beginDraft,
  chooseBranch,
  countSteps,
  listBranches,
  type PlanDraft,
  type PlanPlace,
  placeOf,
  rebaseDraft,
  removeStep,
  withPlan,
} from './plan-draft.ts';
import type { TableConnection } from './table-connection.ts';
import type { TableState } from './table-controller.ts';

/** The plan that the player is making, and what changes it. */
export interface Planning {
  readonly draft: PlanDraft;
  readonly place: PlanPlace;
  readonly planner: Planner;
}

/** Makes plans for the player's next decision, which the server keeps and carries out. Loaded when the player first plans. */
export class Planner {
  readonly #game: Game;
  readonly #store: StoreApi<TableState>;
  readonly #connection: Pick<TableConnection, 'leavePlan'>;

  constructor(game: Game, store: StoreApi<TableState>, connection: Pick<TableConnection, 'leavePlan'>) {
    this.#game = game;
    this.#store = store;
    this.#connection = connection;
    store.subscribe((now, before) => {
      if (now.planning && now.latest !== before.latest) this.#follow(now.planning.draft, now);
    });
  }

  /** Begins to plan with what was left before, or goes back to the present. */
  toggle(): void {
    const state = this.#store.getState();
    if (state.planning) return this.close();
    const draft = this.#begin(state);
    if (!draft) return this.#explain(whyNot(state));
    const plan = state.info?.you.plan;
    this.#show(plan ? withPlan(this.#game, draft, plan) : draft);
  }

  #begin({ info, latest, lookBack }: TableState): PlanDraft | null {
    const seat = info?.you.seat ?? null;
    if (seat === null || lookBack !== null || latest?.situation.status !== 'running') return null;
    return beginDraft(this.#game, latest, seat);
  }

  /** Back to the present; what was not left is forgotten. */
  close = (): void => this.#store.setState({ planning: null });

  act = (move: unknown): void => this.#change((draft) => addStep(this.#game, draft, move));

  undo = (): void => this.#change(removeStep);

  addBranch = (): void => this.#change(addBranch);

  chooseBranch = (branch: number): void => this.#change((draft) => chooseBranch(draft, branch));

  /** Leaves the plan at the server. @returns whether it is kept there */
  async keep(): Promise<boolean> {
    const draft = this.#store.getState().planning?.draft;
    return draft !== undefined && this.#leave(draft.made, listBranches(draft));
  }

  /** Takes back the whole plan. @returns whether it is gone */
  async remove(): Promise<boolean> {
    return this.#leave(0, []);
  }

  async #leave(made: number, branches: readonly (readonly unknown[])[]): Promise<boolean> {
    const answer = await this.#connection.leavePlan?.(made, branches);
    if (answer && !answer.ok) this.#store.setState({ refusal: answer.refusal });
    if (answer?.ok) this.close();
    return answer?.ok === true;
  }

  #change(change: (draft: PlanDraft) => PlanDraft): void {
    const { planning } = this.#store.getState();
    if (planning) this.#show(change(planning.draft));
  }

  #show(draft: PlanDraft): void {
    this.#store.setState({ planning: { draft, place: placeOf(this.#game, draft), planner: this } });
  }

  #explain(key: string): void {
    this.#store.setState({ refusal: { clause: 'table', key } });
  }

  /** The match has gone on. */
  #follow(draft: PlanDraft, { latest }: TableState): void {
    const now = latest && rebaseDraft(this.#game, draft, latest);
    if (!now) {
      this.close();
      return this.#explain('plan.asked');
    }
    this.#show(now);
    if (countSteps(now) < countSteps(draft)) this.#explain('plan.cut');
  }
}

/** Why nothing can be planned, as the key of a message. */
function whyNot({ latest }: TableState): string {
  if (latest?.situation.decision) return 'plan.yourTurn';
  return latest?.situation.status === 'running' ? 'table.plan.nothing' : 'plan.notNow';
}
