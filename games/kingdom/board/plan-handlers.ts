import type { Reason } from '@durbar/kit/board/reason.ts';
import { toReason } from '@durbar/kit/board/reason.ts';
import type { KingdomDraft } from './board-state.ts';
import type { HandlerInput } from './handler-input.ts';
import type { PositionOf } from './kingdom-game.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import type { LegalTargets, MapPlace } from './model/targets.ts';

/** Handlers for turning the disc, choosing where the plan is played, and sealing it. */
export function createPlanHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  { rules, position, facts, change, playMoves }: HandlerInput<V, M, O>,
  explain: (reason: Reason | null, place?: MapPlace) => void,
): PlanHandlers {
  const { draft, plan, decidingSeat, busy } = facts;
  const cities = facts.mapLayout.map.cityNames.length;
  return {
    turnArrow: (action) => {
      const arrows: [number | null, number | null] = [draft.arrows[0], draft.arrows[1]];
      arrows[draft.activeArrow] = action;
      const other = draft.activeArrow === 0 ? 1 : 0;
      change({ arrows, activeArrow: arrows[other] === null ? other : draft.activeArrow, reason: null });
    },
    pointAction: (pointedAction) => change(withoutReason(draft, { pointedAction })),
    clearPlan: () =>
      change({ arrows: [null, null], activeArrow: 0, pointedAction: null, aim: null, reason: null }),
    aimAt: (aim) => {
      if (!plan) return;
      const all = [...plan.places, ...plan.placesAt(0), ...plan.placesAt(1)].filter(
        ({ place }) => place === aim,
      );
      if (all.some(({ price }) => price !== null)) change({ aim, reason: null });
      else
        explain(
          toReason(all[0]?.refusal ?? null) ?? { message: { key: 'kingdom.plan.noPlace' }, clause: null },
          aim < cities ? { kind: 'city', city: aim } : { kind: 'village', village: aim - cities },
        );
    },
    sealPlan: () => {
      const [a, b] = draft.arrows;
      if (decidingSeat === null || busy) return;
      if (a === null || b === null) return explain({ message: { key: 'kingdom.plan.unset' }, clause: null });
      const plan = rules.parseMove({ type: 'plan', first: Math.min(a, b), second: Math.max(a, b) });
      const refusal = rules.refusal(position, decidingSeat, plan);
      if (refusal) return explain(toReason(refusal));
      playMoves([plan]);
    },
  };
}

/** A change that also takes away a reason that is shown. */
function withoutReason(draft: KingdomDraft, change: Partial<KingdomDraft>): Partial<KingdomDraft> {
  return draft.reason ? { ...change, reason: null } : change;
}

export interface PlanHandlers {
  /** Turns the active arrow to an action. */
  turnArrow(this: void, action: number): void;
  /** Points at an action, so that the map shows its places; null for none. */
  pointAction(this: void, action: number | null): void;
  clearPlan(this: void): void;
  /** Chooses the place that the plan is drawn for, or says why it cannot be played there. */
  aimAt(this: void, place: number): void;
  sealPlan(this: void): void;
}
