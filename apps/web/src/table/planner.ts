import type { Game, GameEvent, Refusal } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import type { BoardSignal } from '@durbar/kit/board/feedback.ts';
import type { TableInfo } from '@durbar/protocol';
import {
  addBranch,
  addStep,
  beginDraft,
  chooseBranch,
  countSteps,
  currentSteps,
  listBranches,
  type PlanDraft,
  type PlanPlace,
  placeOf,
  rebaseDraft,
  removeStep,
  withPlan,
} from './plan-draft.ts';
import type { StreamState } from './stream-state.ts';
import type { TableConnection } from './table-connection.ts';

/** What the board shows and does while the player plans. */
type PlannedBoard = Required<
  Pick<
    BoardProps<unknown, unknown, GameEvent>,
    | 'position'
    | 'step'
    | 'again'
    | 'decision'
    | 'sealed'
    | 'busy'
    | 'act'
    | 'undo'
    | 'undoRefusal'
    | 'isPlanningAhead'
  >
>;

/** The plan that the player is making, and what changes it. */
export interface Planning {
  readonly draft: PlanDraft;
  readonly board: PlannedBoard;
  /** Why the last press was refused, in the reader's language; null if it was not. */
  readonly reason: string | null;
  readonly planner: Planner;
}

/** What a planner reads and changes of the table's state. */
interface PlannedState {
  readonly info: Pick<TableInfo, 'you'> | null;
  readonly latest: StreamState | null;
  readonly lookBack: object | null;
  readonly planning: Planning | null;
}

/** The part of a store that a planner uses. */
interface PlannedStore {
  getState(): PlannedState;
  setState(change: { readonly planning?: Planning | null; readonly refusal?: Refusal | null }): void;
  subscribe(listener: (now: PlannedState, before: PlannedState) => void): () => void;
}

/** What a planner needs of the table's controller. */
interface PlannedTable {
  readonly store: PlannedStore;
  readonly connection: Pick<TableConnection, 'leavePlan'>;
  /** Number of log entries of a state. */
  countEntries(state: StreamState): number;
}

/** Makes plans for the player's next decision, which the server keeps and carries out. Loaded when the player first plans. */
export class Planner {
  readonly #game: Game;
  readonly #table: PlannedTable;
  /** What the board has announced last. */
  #said: string | null = null;

  constructor(game: Game, table: PlannedTable) {
    this.#game = game;
    this.#table = table;
    table.store.subscribe((now, before) => {
      if (now.planning && now.latest !== before.latest) this.#follow(now.planning.draft, now);
    });
  }

  get #store(): PlannedStore {
    return this.#table.store;
  }

  /** Begins to plan with what was left before, or goes back to the present. */
  toggle(): void {
    const state = this.#store.getState();
    if (state.planning) return this.close();
    const draft = this.#begin(state);
    // Spectators have nothing to plan.
    if (!draft) return (state.info?.you.seat ?? null) === null ? undefined : this.#explain(whyNot(state));
    const plan = state.info?.you.plan;
    this.#show(plan ? withPlan(this.#game, draft, plan) : draft);
  }

  #begin({ info, latest, lookBack }: PlannedState): PlanDraft | null {
    const seat = info?.you.seat ?? null;
    if (seat === null || lookBack !== null || latest?.situation.status !== 'running') return null;
    return beginDraft(this.#game, latest.situation.view, seat, this.#table.countEntries(latest));
  }

  /** Back to the present; what was not left is forgotten. */
  close = (): void => this.#store.setState({ planning: null });

  act = (move: unknown): void => this.#change((draft) => addStep(this.#game, draft, move));

  undo = (): void => this.#change(removeStep);

  addBranch = (): void => this.#change(addBranch);

  chooseBranch = (branch: number): void => this.#change((draft) => chooseBranch(draft, branch));

  /**
   * The board announces the reason of a refusal, then signals that it refused. The plan stands in the place of the board's prompt,
   * and so says why.
   */
  announced(text: string): void {
    this.#said = text;
  }

  signalled(what: BoardSignal): void {
    const { planning } = this.#store.getState();
    const reason = what === 'refuse' ? this.#said : null;
    if (planning && planning.reason !== reason) this.#store.setState({ planning: { ...planning, reason } });
  }

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
    const answer = await this.#table.connection.leavePlan?.(made, branches);
    if (answer && !answer.ok) this.#store.setState({ refusal: answer.refusal });
    if (answer?.ok) this.close();
    return answer?.ok === true;
  }

  #change(change: (draft: PlanDraft) => PlanDraft): void {
    const { planning } = this.#store.getState();
    if (planning) this.#show(change(planning.draft));
  }

  #show(draft: PlanDraft): void {
    const board = this.#boardOf(draft, placeOf(this.#game, draft));
    this.#store.setState({ planning: { draft, board, reason: null, planner: this } });
  }

  #boardOf(draft: PlanDraft, { view, decision, sealed }: PlanPlace): PlannedBoard {
    const steps = currentSteps(draft);
    // Ids other than those of real decisions, and different for each step.
    const id = -1 - draft.current * 100 - steps.length;
    const events = sealed === null ? steps.flatMap(({ effect }) => effect) : [];
    return {
      position: view,
      step: null,
      decision: decision && { ...decision, sealed: decision.sealed === true, id },
      sealed,
      busy: false,
      act: this.act,
      undo: steps.length > 0 ? this.undo : null,
      undoRefusal: null,
      isPlanningAhead: true,
      // The board draws and numbers the steps so far.
      again: events.length > 0 ? { id, seat: draft.seat, events, ms: 0, isPlanned: true } : null,
    };
  }

  #explain(key: string): void {
    this.#store.setState({ refusal: { clause: 'table', key } });
  }

  /** The match has gone on. */
  #follow(draft: PlanDraft, { latest }: PlannedState): void {
    const now =
      latest && rebaseDraft(this.#game, draft, latest.situation.view, this.#table.countEntries(latest));
    if (!now) {
      this.close();
      return this.#explain('plan.asked');
    }
    this.#show(now);
    if (countSteps(now) < countSteps(draft)) this.#explain('plan.cut');
  }
}

/** Why nothing can be planned, as the key of a message. */
function whyNot({ latest }: PlannedState): string {
  if (latest?.situation.decision) return 'plan.yourTurn';
  return latest?.situation.status === 'running' ? 'table.plan.nothing' : 'plan.notNow';
}
