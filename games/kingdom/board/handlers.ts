import type { Refusal } from '@durbar/kernel';
import { type Reason, toReason } from '@durbar/kit/board/reason.ts';
import type { KingdomDraft } from './board-state.ts';
import type { HandlerInput } from './handler-input.ts';
import type { PositionOf } from './kingdom-game.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import { hasTargets, type LegalTarget, type LegalTargets, type MapPlace } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';
import { createPlaceHandlers, type PlaceHandlers } from './place-handlers.ts';
import { createPlanHandlers, type PlanHandlers } from './plan-handlers.ts';

/** Makes the handlers. Each one changes the draft, plays a move, or shows why it cannot. */
export function createHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  input: HandlerInput<V, M, O>,
): KingdomBoardHandlers<M> {
  const {
    game,
    rules,
    position,
    facts,
    change: changeDraft,
    playMoves: send,
    announce,
    asksBeforeEnd,
  } = input;
  const { targets, draft, actingSeat, decidingSeat, isLookingBack } = facts;
  const { pressedMove } = game;
  const mayAct = decidingSeat !== null && !facts.busy;
  const explain = (reason: Reason | null, reasonPlace: MapPlace | null = null) => {
    changeDraft({ reason, reasonPlace });
    if (reason) announce(reason.message);
  };
  const refused = (move: M, place?: MapPlace) => {
    if (actingSeat !== null && !isLookingBack)
      explain(toReason(whilePlanning(rules.refusal(position, actingSeat, move), draft)), place);
  };
  const playMoves = (moves: readonly M[]) => {
    if (!mayAct) return;
    changeDraft({
      reason: null,
      card: null,
      openChoice: null,
      isConfirmingEnd: false,
      optionIndex: 0,
    });
    send(moves);
  };
  const playTarget = (target: LegalTarget<M>) => playMoves(target.moves);
  const playTargetOrExplain = (target: LegalTarget<M> | undefined, move: M) => {
    if (target && mayAct) playTarget(target);
    else refused(move);
  };
  const planHandlers = createPlanHandlers(input, explain);
  return {
    explain,
    playTarget,
    playTargetOrExplain,
    changeDraft,
    ...createCardHandlers(input, { mayAct, playMoves, explain, refused }),
    play: (move) => playMoves([move]),
    pressFlag: (city) => playTargetOrExplain(targets.flags.get(city), pressedMove.flag(city, draft.card)),
    pressCharacter: (character) =>
      playTargetOrExplain(targets.characters.get(character), pressedMove.character(position, character)),
    endTurn: () => {
      if (!mayAct) return;
      const end = rules.parseMove(END);
      const refusal = rules.refusal(position, decidingSeat, end);
      if (refusal) return explain(toReason(refusal));
      if (asksBeforeEnd && !draft.isConfirmingEnd && hasMovesLeft(input, decidingSeat))
        return changeDraft({ isConfirmingEnd: true, reason: null });
      playMoves([end]);
    },
    cancel: () => changeDraft(discardLast(draft)),
    ...planHandlers,
    ...createPlaceHandlers(input, { mayAct, playTarget, refused, aimAt: planHandlers.aimAt }),
  };
}

/** Clears one part of a draft: first a reason, a confirmation or an open choice, then the card, then the city. */
function discardLast({ reason, isConfirmingEnd, openChoice, card }: KingdomDraft): Partial<KingdomDraft> {
  if (reason || isConfirmingEnd || openChoice !== null)
    return { reason: null, isConfirmingEnd: false, openChoice: null };
  return card === null ? { openCity: null, chosenSite: null, pointedPlace: null } : { card: null };
}

/** With both arrows set, "plan two actions" would not help. The reason then says what pressing an action does. */
function whilePlanning(refusal: Refusal | null, { arrows }: KingdomDraft): Refusal | null {
  const planned = arrows.every((action) => action !== null);
  return refusal?.key === 'refusal.phase.plan' && planned
    ? { ...refusal, key: 'kingdom.plan.full' }
    : refusal;
}

interface HandlerTools<M extends KingdomMove> {
  readonly mayAct: boolean;
  readonly playMoves: (moves: readonly M[]) => void;
  readonly explain: (reason: Reason | null) => void;
  readonly refused: (move: M) => void;
}

/** Handlers for the cards of a turn and for the actions of a token. */
function createCardHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  { game, rules, position, facts: { draft, decidingSeat }, change }: HandlerInput<V, M, O>,
  { mayAct, playMoves, explain, refused }: HandlerTools<M>,
): Pick<KingdomBoardHandlers<M>, 'pressCard' | 'spendToken'> {
  const { pressedMove } = game;
  return {
    pressCard: (card) => {
      if (!mayAct)
        return refused(rules.parseMove(card.source === null ? END : { type: 'gain', by: card.source }));
      if (card.refusal) return explain(toReason(card.refusal));
      if (card.state === 'done' || card.state === 'passive') return;
      if (card.instant) return playMoves([card.instant]);
      if (card.choice !== null)
        return change({
          openChoice: draft.openChoice === card.choice ? null : card.choice,
          card: null,
          reason: null,
        });
      change({ card: draft.card === card.source ? null : card.source, openChoice: null, reason: null });
    },
    spendToken: (action) => {
      const by = pressedMove.token + action;
      const legal = decidingSeat === null ? [] : rules.legalMoves(position, decidingSeat);
      const gain = legal.find((move) => move.type === 'gain' && move.by === by);
      if (gain) return playMoves([gain]);
      change({ card: by, openChoice: null, reason: null });
    },
  };
}

const END: KingdomMove = { type: 'end' };

/** Whether a seat has something left to do in its turn. */
function hasMovesLeft<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  { game, rules, position }: HandlerInput<V, M, O>,
  seat: number,
): boolean {
  const legal = rules.legalMoves(position, seat);
  // Moves of the disc that need no target on the map count too.
  const others = legal.filter(
    ({ type, by }) => (type === 'gain' && (by ?? 0) < game.pressedMove.token) || type === 'entice',
  );
  return hasTargets(game.listTargets(rules, position, seat, null)) || others.length > 0;
}

export interface KingdomBoardHandlers<M extends KingdomMove = KingdomMove>
  extends PlanHandlers,
    PlaceHandlers {
  /** Chooses a card, or plays its move at once if it needs no target. */
  pressCard(this: void, card: TurnCardState<M>): void;
  /** Chooses the action that a token is spent on. */
  spendToken(this: void, action: number): void;
  /** Plays the moves of a target. */
  playTarget(this: void, target: LegalTarget<M>): void;
  /** Plays a target, or shows why the move is refused if there is no target. */
  playTargetOrExplain(this: void, target: LegalTarget<M> | undefined, move: M): void;
  play(this: void, move: M): void;
  pressFlag(this: void, city: number): void;
  pressCharacter(this: void, character: number): void;
  endTurn(this: void): void;
  /** Shows a reason in the prompt, and at the place on the map that was pressed, if it is one. */
  explain(this: void, reason: Reason | null, place?: MapPlace): void;
  cancel(this: void): void;
  changeDraft(this: void, change: Partial<KingdomDraft>): void;
}
