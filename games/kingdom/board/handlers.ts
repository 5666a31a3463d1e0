import type { Message, Refusal } from '@durbar/kernel';
import { type Reason, toReason } from '@durbar/kit/board/reason.ts';
import type { KingdomBoardState, KingdomDraft } from './board-state.ts';
import type { KingdomGame, PositionOf } from './kingdom-game.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import { hasTargets, type LegalTarget, type LegalTargets, type MapPlace, targetAt } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';

export interface HandlerInput<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>> {
  readonly game: KingdomGame<V, M, O>;
  readonly position: V;
  readonly facts: KingdomBoardState<M>;
  readonly change: (change: Partial<KingdomDraft>) => void;
  /** Plays the moves one after the other. */
  readonly playMoves: (moves: readonly M[]) => void;
  /** Announces a message to screen readers. */
  readonly announce: (message: Message) => void;
  /** Whether ending a turn needs confirmation if something is left to do. */
  readonly asksBeforeEnd: boolean;
}

/** Makes the handlers. Each one changes the draft, plays a move, or shows why it cannot. */
export function createHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  input: HandlerInput<V, M, O>,
): KingdomBoardHandlers<M> {
  const { game, position, facts, change: changeDraft, playMoves: send, announce, asksBeforeEnd } = input;
  const { targets, draft, actingSeat, decidingSeat, isLookingBack, decisionKind } = facts;
  const { edition, pressedMove } = game;
  const mayAct = decidingSeat !== null && !facts.busy;
  const explain = (reason: Reason | null) => {
    changeDraft({ reason });
    if (reason) announce(reason.message);
  };
  const refused = (move: M) => {
    if (actingSeat !== null && !isLookingBack)
      explain(toReason(whilePlanning(game.rules.refusal(position, actingSeat, move), draft)));
  };
  const playMoves = (moves: readonly M[]) => {
    if (!mayAct) return;
    changeDraft({
      reason: null,
      card: null,
      openChoice: null,
      isConfirmingEnd: false,
      optionIndex: 0,
      ...CLOSED_CITY(facts),
    });
    send(moves);
  };
  const playTarget = (target: LegalTarget<M>) => playMoves(target.moves);
  const playTargetOrExplain = (target: LegalTarget<M> | undefined, move: M) => {
    if (target && mayAct) playTarget(target);
    else refused(move);
  };
  /** If the only possible move is a small piece in a city, pressing the city places it. */
  const placedIn = (city: number): LegalTarget<M> | undefined =>
    mayAct && edition.placing.includes(decisionKind ?? '') ? targets.cityBuilds.get(city) : undefined;
  /** If the chosen card only moves pieces, pressing a city picks up the piece there. */
  const pickupIn = (city: number): LegalTarget<M> | undefined =>
    mayAct && draft.card !== null && targets.cityBuilds.size === 0
      ? targets.cityPickups.get(city)
      : undefined;
  return {
    explain,
    playTarget,
    playTargetOrExplain,
    changeDraft,
    ...createCardHandlers(input, { mayAct, playMoves, explain, refused }),
    play: (move) => playMoves([move]),
    pointAt: (pointedPlace) =>
      changeDraft({ pointedPlace, ...(pointedPlace && draft.reason ? { reason: null } : {}) }),
    openCity: (openCity) => changeDraft({ openCity, pointedPlace: null, optionIndex: 0, reason: null }),
    pressCity: (city, byTouch) => {
      const placed = placedIn(city) ?? pickupIn(city);
      if (placed) return playTarget(placed);
      const isOpen = draft.openCity === city;
      const go = byTouch || !isOpen ? null : targetAt(targets, { kind: 'city', city }, draft.optionIndex);
      if (mayAct && go) return playTarget(go);
      // After a touch nothing is pointed at any more; the last pointed place would hide the city.
      const away = byTouch ? { pointedPlace: null } : {};
      changeDraft({ openCity: city, ...away, presses: draft.presses + 1, optionIndex: 0, reason: null });
    },
    chooseTravelOption: (optionIndex) => changeDraft({ optionIndex }),
    pressPlace: (place) => {
      const target =
        targetAt(targets, place, draft.optionIndex) ??
        (place.kind === 'site' ? placedIn(place.city) : undefined);
      if (target && mayAct) return playTarget(target);
      if (place.kind === 'site') changeDraft({ openCity: place.city, optionIndex: 0 });
      refused(pressedMove.place(position, draft.card, place));
    },
    pressFlag: (city) => playTargetOrExplain(targets.flags.get(city), pressedMove.flag(city, draft.card)),
    pressCharacter: (character) =>
      playTargetOrExplain(targets.characters.get(character), pressedMove.character(position, character)),
    endTurn: () => {
      if (!mayAct) return;
      if (asksBeforeEnd && !draft.isConfirmingEnd && hasMovesLeft(game, position, decidingSeat))
        return changeDraft({ isConfirmingEnd: true, reason: null });
      playMoves([game.rules.parseMove(END)]);
    },
    cancel: () => changeDraft(discardLast(draft)),
    ...createPlanHandlers(input),
  };
}

/** Clears one part of a draft: first a reason, a confirmation or an open choice, then the card, then the city. */
function discardLast({ reason, isConfirmingEnd, openChoice, card }: KingdomDraft): Partial<KingdomDraft> {
  if (reason || isConfirmingEnd || openChoice !== null)
    return { reason: null, isConfirmingEnd: false, openChoice: null };
  return card === null ? { openCity: null, pointedPlace: null } : { card: null };
}

/** With both arrows set, "plan two actions" would not help. The reason then says what pressing an action does. */
function whilePlanning(refusal: Refusal | null, { arrows }: KingdomDraft): Refusal | null {
  const planned = arrows.every((action) => action !== null);
  return refusal?.key === 'refusal.phase.plan' && planned
    ? { ...refusal, key: 'kingdom.plan.full' }
    : refusal;
}

/** A move closes the card of a city if the card covers the map; a phone shows the card beside the map. */
const CLOSED_CITY = ({ layout }: Pick<KingdomBoardState, 'layout'>): Partial<KingdomDraft> =>
  layout === 'wide' ? { openCity: null } : {};

interface HandlerTools<M extends KingdomMove> {
  readonly mayAct: boolean;
  readonly playMoves: (moves: readonly M[]) => void;
  readonly explain: (reason: Reason | null) => void;
  readonly refused: (move: M) => void;
}

/** Handlers for the cards of a turn and for the actions of a token. */
function createCardHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  { game, position, facts: { draft, decidingSeat }, change }: HandlerInput<V, M, O>,
  { mayAct, playMoves, explain, refused }: HandlerTools<M>,
): Pick<KingdomBoardHandlers<M>, 'pressCard' | 'spendToken'> {
  const { pressedMove } = game;
  return {
    pressCard: (card) => {
      if (!mayAct)
        return refused(game.rules.parseMove(card.source === null ? END : { type: 'gain', by: card.source }));
      if (card.refusal) return explain({ message: card.refusal, clause: card.refusal.clause });
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
      const legal = decidingSeat === null ? [] : game.rules.legalMoves(position, decidingSeat);
      const gain = legal.find((move) => move.type === 'gain' && move.by === by);
      if (gain) return playMoves([gain]);
      change({ card: by, openChoice: null, reason: null });
    },
  };
}

/** Handlers for turning the disc and sealing the plan. */
function createPlanHandlers<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>({
  game,
  facts,
  change,
  playMoves,
}: HandlerInput<V, M, O>): Pick<KingdomBoardHandlers<M>, 'turnArrow' | 'sealPlan'> {
  const { draft, decidingSeat, busy } = facts;
  return {
    turnArrow: (action) => {
      const arrows: [number | null, number | null] = [draft.arrows[0], draft.arrows[1]];
      arrows[draft.activeArrow] = action;
      const other = draft.activeArrow === 0 ? 1 : 0;
      change({ arrows, activeArrow: arrows[other] === null ? other : draft.activeArrow, reason: null });
    },
    sealPlan: () => {
      const [a, b] = draft.arrows;
      if (decidingSeat === null || busy || a === null || b === null) return;
      change(CLOSED_CITY(facts));
      playMoves([game.rules.parseMove({ type: 'plan', first: Math.min(a, b), second: Math.max(a, b) })]);
    },
  };
}

const END: KingdomMove = { type: 'end' };

/** Whether a seat has something left to do in its turn. */
function hasMovesLeft<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>>(
  game: KingdomGame<V, M, O>,
  position: V,
  seat: number,
): boolean {
  const legal = game.rules.legalMoves(position, seat);
  // Moves of the disc that need no target on the map count too.
  const others = legal.filter(
    ({ type, by }) => (type === 'gain' && (by ?? 0) < game.pressedMove.token) || type === 'entice',
  );
  return hasTargets(game.listTargets(position, seat, null)) || others.length > 0;
}

export interface KingdomBoardHandlers<M extends KingdomMove = KingdomMove> {
  /** Chooses a card, or plays its move at once if it needs no target. */
  pressCard(this: void, card: TurnCardState<M>): void;
  /** Chooses the action that a token is spent on. */
  spendToken(this: void, action: number): void;
  pointAt(this: void, place: MapPlace | null): void;
  /** Opens a city's card; null closes it. */
  openCity(this: void, city: number | null): void;
  /**
   * Opens a city's card. A second press travels there, except by touch. If only a small piece can be placed, places it.
   */
  pressCity(this: void, city: number, byTouch: boolean): void;
  chooseTravelOption(this: void, optionIndex: number): void;
  /** Plays the moves of a target. */
  playTarget(this: void, target: LegalTarget<M>): void;
  /** Plays a target, or shows why the move is refused if there is no target. */
  playTargetOrExplain(this: void, target: LegalTarget<M> | undefined, move: M): void;
  play(this: void, move: M): void;
  /** Plays the target of a place, or shows why it has none. */
  pressPlace(this: void, place: MapPlace): void;
  pressFlag(this: void, city: number): void;
  pressCharacter(this: void, character: number): void;
  endTurn(this: void): void;
  explain(this: void, reason: Reason | null): void;
  cancel(this: void): void;
  changeDraft(this: void, change: Partial<KingdomDraft>): void;
  /** While planning: turns the active arrow to an action. */
  turnArrow(this: void, action: number): void;
  sealPlan(this: void): void;
}
