import type { Game, GameEvent, Message } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { useDraftSignals } from '@durbar/kit/board/feedback.ts';
import { ownSeat, seatNamer } from '@durbar/kit/board/seats.ts';
import { useQueuedMoves } from '@durbar/kit/board/useQueuedMoves.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type KingdomBoard, useKingdomWords } from './board-context.ts';
import { type KingdomBoardState, type KingdomDraft, useKingdomDraft } from './board-state.ts';
import { createHandlers } from './handlers.ts';
import type { KingdomGame, PositionOf } from './kingdom-game.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import { createPlanView } from './model/plan-view.ts';
import { cityOf, cityTarget, type LegalTargets, targetAt } from './model/targets.ts';

/** A board context with the game's own types of position and targets. */
export type TypedKingdomBoard<V, M extends KingdomMove, O> = KingdomBoard<M> & {
  readonly position: V;
  readonly targets: O;
};

/**
 * The board context of this screen: position, legal targets, draft and handlers.
 * @param scored the city whose scoring is shown, or null
 */
export function useKingdomBoardState<
  V extends PositionOf,
  M extends KingdomMove,
  E extends GameEvent,
  O extends LegalTargets<M>,
>(props: BoardProps<V, M, E>, game: KingdomGame<V, M, O>, scored: number | null): TypedKingdomBoard<V, M, O> {
  const { position, seats, decision, announce } = props;
  const words = useKingdomWords();
  const [draft, change] = useKingdomDraft(decision, scored);
  useDraftSignals(props.signal, pickedIn(draft), draft.reason);
  const facts = useDerivedState(props, game, draft);
  const rules = props.game;
  const isRefused = useCallback(
    (at: V, seat: number, move: M) => rules.refusal(at, seat, move) !== null,
    [rules],
  );
  const playMoves = useQueuedMoves(props, isRefused);
  const over = position.phase === 'over';
  useEffect(() => {
    // The final scoring needs the space.
    if (over) change({ openCity: null, pointedPlace: null });
  }, [over, change]);
  const { askEnd } = useStore(game.edition.preferences);
  const announceMessage = (message: Message) => announce(words.formatMessage(message, seatNamer(seats)));
  const handlers = createHandlers({
    game,
    rules,
    position,
    facts,
    change,
    playMoves,
    asksBeforeEnd: askEnd,
    announce: announceMessage,
  });
  return { ...facts, ...handlers, description: game.describe(position, facts, words) };
}

/** What the deciding seat is asked; null if none decides. */
const promptOf = <V>(
  rules: Pick<Game<unknown, V>, 'decision'>,
  position: V,
  seat: number | null,
): Message | null => (seat === null ? null : (rules.decision(position, seat)?.prompt ?? null));

function useDerivedState<
  V extends PositionOf,
  M extends KingdomMove,
  E extends GameEvent,
  O extends LegalTargets<M>,
>(
  props: BoardProps<V, M, E>,
  game: KingdomGame<V, M, O>,
  draft: KingdomDraft,
): KingdomBoardState<M> & { readonly position: V; readonly targets: O } {
  const {
    game: rules,
    position,
    viewer,
    bottomSeat,
    seats,
    decision,
    busy,
    layout,
    isLookingBack,
    isPlanningAhead = false,
    sealed,
  } = props;
  const decidingSeat = decision !== null && typeof viewer === 'number' ? viewer : null;
  const { card } = draft;
  const planning = decision?.kind === 'plan';
  const targets = useMemo(
    () =>
      decidingSeat === null || planning
        ? game.noTargets
        : game.listTargets(rules, position, decidingSeat, card),
    [game, rules, position, decidingSeat, card, planning],
  );
  const acting = decision?.kind === 'act' || decision?.kind === 'owed';
  const cards = useMemo(
    () => (decidingSeat !== null && acting ? game.listTurnCards(rules, position, decidingSeat) : []),
    [game, rules, position, decidingSeat, acting],
  );
  const plan = useMemo(
    () => (sealed === null || sealed === undefined ? null : sealedPlanOf(rules.parseMove(sealed))),
    [rules, sealed],
  );
  const planned = useMemo(() => withPlan(draft, plan), [draft, plan]);
  const city = cityOf(draft.pointedPlace) ?? draft.openCity;
  return {
    edition: game.edition,
    position,
    mapLayout: game.mapLayout(position, layout),
    seats,
    layout,
    ownSeat: ownSeat(viewer, bottomSeat, position.seats),
    decidingSeat,
    actingSeat: typeof viewer === 'number' ? viewer : null,
    decisionKind: decision?.kind ?? null,
    prompt: promptOf(rules, position, decidingSeat),
    busy,
    isLookingBack,
    isPlanningAhead,
    guidedTo: props.slots.guide?.points ?? null,
    targets,
    cards,
    draft: planned,
    plan:
      planning && decidingSeat !== null
        ? createPlanView(planned, game.planner(position, decidingSeat))
        : null,
    city,
    previewTarget: previewedTarget(targets, draft),
    sealedPlan: plan,
    showSeat: props.showSeat,
    undo: props.undo,
    undoRefusal: props.undoRefusal,
    forbidsUndo: props.forbidsUndo === true,
    reducedMotion: (props.step?.ms ?? 0) === 0,
  };
}

/** A name of what the player has chosen and not sent; null for nothing. */
function pickedIn({ card, openChoice, openCity, arrows }: KingdomDraft): string | null {
  const picked = [card, openChoice, openCity, ...arrows];
  return picked.every((one) => one === null) ? null : JSON.stringify(picked);
}

/** The plan of a sealed choice, as first * 9 + second; null if the choice is not a plan. */
function sealedPlanOf({ type, first, second }: KingdomMove): number | null {
  return type === 'plan' && first !== undefined && second !== undefined ? first * 9 + second : null;
}

/**
 * Sets the arrows of a draft to a sealed plan, unless the player has turned them. @param plan first * 9 + second, or
 * null
 */
function withPlan(draft: KingdomDraft, plan: number | null): KingdomDraft {
  const untouched = draft.arrows[0] === null && draft.arrows[1] === null;
  return plan === null || !untouched ? draft : { ...draft, arrows: [Math.trunc(plan / 9), plan % 9] };
}

/** What would happen at the place that the player points at, else in the open city; null if nothing can. */
function previewedTarget<M extends KingdomMove>(targets: LegalTargets<M>, draft: KingdomDraft) {
  const { pointedPlace, openCity, optionIndex } = draft;
  if (pointedPlace?.kind === 'village') return targetAt(targets, pointedPlace, optionIndex);
  const city = cityOf(pointedPlace) ?? openCity;
  return city === null ? null : cityTarget(targets, draft, city);
}
