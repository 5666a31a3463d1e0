import type { PlanPlace } from './plan-places.ts';
import type { Arrows } from './plan-play.ts';
import type { Plan } from './plan-summary.ts';
import type { Planner } from './planner.ts';

/** The action whose places the map shows, and the arrow that it is or would be at. */
export interface ShownAction {
  readonly arrow: 0 | 1;
  readonly action: number;
}

/** What the board shows of a plan that is being made. */
export interface PlanView {
  readonly plan: Plan;
  readonly shown: ShownAction | null;
  /** Places for the shown action, possible or not. */
  readonly places: readonly PlanPlace[];
  /** Places for the action at an arrow. */
  placesAt(arrow: 0 | 1): readonly PlanPlace[];
  /** The plan with the action at the arrow that the next press turns. */
  planWith(action: number): Plan;
}

/** The part of a draft that is about the plan. */
interface PlanDraft {
  readonly arrows: Arrows;
  readonly activeArrow: 0 | 1;
  readonly pointedAction: number | null;
  readonly aim: number | null;
}

/** What the board shows of the plan in a draft. */
export function createPlanView(draft: PlanDraft, planner: Planner): PlanView {
  const { arrows, activeArrow, aim } = draft;
  const shown = shownAction(draft);
  return {
    plan: planner.play(arrows, aim),
    shown,
    places: shown ? planner.places(withAction(arrows, shown), shown.arrow) : [],
    placesAt: (arrow) => planner.places(arrows, arrow),
    planWith: (action) => planner.play(withAction(arrows, { arrow: activeArrow, action }), aim),
  };
}

/** The action that the player points at, else the one at the active arrow, else the one at the other arrow. */
function shownAction({ arrows, activeArrow, pointedAction }: Omit<PlanDraft, 'aim'>): ShownAction | null {
  if (pointedAction !== null) {
    const arrow = arrows[activeArrow] === pointedAction ? activeArrow : arrows.indexOf(pointedAction);
    return { arrow: arrow === 0 || arrow === 1 ? arrow : activeArrow, action: pointedAction };
  }
  const other = activeArrow === 0 ? 1 : 0;
  for (const arrow of [activeArrow, other] as const) {
    const action = arrows[arrow];
    if (action !== null) return { arrow, action };
  }
  return null;
}

/** The arrows with an action at one of them. */
export function withAction(arrows: Arrows, { arrow, action }: ShownAction): Arrows {
  return arrow === 0 ? [action, arrows[1]] : [arrows[0], action];
}
