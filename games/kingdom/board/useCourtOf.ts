import type { GameEvent, Message } from '@durbar/kernel';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { BoardMove, Court, CourtFacts, Offers, Place } from './court.ts';
import { deedsOf } from './deeds.ts';
import type { CourtGame, PositionOf } from './game.ts';
import { ownSeat } from './model/own.ts';
import { cityOf, offerAt } from './model/places.ts';
import { namesOf, useCourtWords } from './useCourtWords.ts';
import { type Draft, useDraft } from './useDraft.ts';

/** A table's state with the game's own position and offers in it. */
export type CourtOf<V, M extends BoardMove, O> = Court<M> & { readonly position: V; readonly offers: O };

/**
 * The table's state at this screen: what is asked, what is in hand, and what each press does.
 * @param scored the city whose scoring is shown, or null
 */
export function useCourtOf<
  V extends PositionOf,
  M extends BoardMove,
  E extends GameEvent,
  O extends Offers<M>,
>(props: GameTableProps<V, M, E>, game: CourtGame<V, M, O>, scored: number | null): CourtOf<V, M, O> {
  const { position, seats, decision, announce } = props;
  const words = useCourtWords();
  const [draft, change] = useDraft(decision, scored);
  const facts = useFacts(props, game, draft);
  const act = useMoves(props, game);
  const over = position.phase === 'over';
  useEffect(() => {
    // The final scoring needs the room.
    if (over) change({ open: null, pointed: null });
  }, [over, change]);
  const { askEnd } = useStore(game.realm.liking);
  const tell = (message: Message) => announce(words.say(message, namesOf(seats)));
  const deeds = deedsOf({ game, position, facts, change, act, careful: askEnd, tell });
  return { ...facts, ...deeds, looks: game.looks(position, facts, words) };
}

function useFacts<V extends PositionOf, M extends BoardMove, E extends GameEvent, O extends Offers<M>>(
  props: GameTableProps<V, M, E>,
  game: CourtGame<V, M, O>,
  draft: Draft,
): CourtFacts<M> & { readonly position: V; readonly offers: O } {
  const { position, viewer, perspective, seats, decision, busy, layout, past, sealed } = props;
  const me = decision !== null && viewer !== 'spectator' ? viewer : null;
  const { card } = draft;
  const planning = decision?.kind === 'plan';
  const offers = useMemo(
    () => (me === null || planning ? game.noOffers : game.offers(position, me, card)),
    [game, position, me, card, planning],
  );
  const acting = decision?.kind === 'act' || decision?.kind === 'owed';
  const cards = useMemo(
    () => (me !== null && acting ? game.cards(position, me) : []),
    [game, position, me, acting],
  );
  const plan = useMemo(
    () => (sealed === null || sealed === undefined ? null : planOf(game.rules.parseMove(sealed))),
    [game, sealed],
  );
  const planned = useMemo(() => withPlan(draft, plan), [draft, plan]);
  const city = cityOf(draft.pointed) ?? draft.open;
  const place = draft.pointed ?? (draft.open === null ? null : { kind: 'city' as const, city: draft.open });
  return {
    realm: game.realm,
    position,
    chart: game.chart(position, layout),
    seats,
    layout,
    own: ownSeat(viewer, perspective, position.seats),
    me,
    asked: viewer === 'spectator' ? null : viewer,
    kind: decision?.kind ?? null,
    prompt: me === null ? null : (game.rules.decision(position, me)?.prompt ?? null),
    busy,
    past,
    offers,
    cards,
    draft: planned,
    city,
    aim: aimAt(offers, place, draft.way),
    sealed: plan,
    undo: props.undo,
    undoRefusal: props.undoRefusal,
    still: (props.step?.ms ?? 0) === 0,
  };
}

/** The plan that a sealed choice is, first * 9 + second; null: it is none. */
function planOf({ type, first, second }: BoardMove): number | null {
  return type === 'plan' && first !== undefined && second !== undefined ? first * 9 + second : null;
}

/** Whoever comes back to a sealed plan finds the arrows where they were. @param plan first * 9 + second, or null */
function withPlan(draft: Draft, plan: number | null): Draft {
  const untouched = draft.arrows[0] === null && draft.arrows[1] === null;
  return plan === null || !untouched ? draft : { ...draft, arrows: [Math.trunc(plan / 9), plan % 9] };
}

/** What is about to be done: what the place itself offers, or at least the journey to its city. */
function aimAt<M extends BoardMove>(offers: Offers<M>, place: Place | null, way: number) {
  if (!place) return null;
  const city = cityOf(place);
  return offerAt(offers, place, way) ?? (city === null ? null : offerAt(offers, { kind: 'city', city }, way));
}

/** Makes moves one after the other, each once the one before is done and seen; a refused one ends it. */
function useMoves<V extends PositionOf, M extends BoardMove, E extends GameEvent, O extends Offers<M>>(
  { act, busy, decision, position, viewer, step }: GameTableProps<V, M, E>,
  { rules }: CourtGame<V, M, O>,
): (moves: readonly M[]) => void {
  const waiting = useRef<readonly M[]>([]);
  const ms = step?.ms ?? 0;
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    if (!next || busy || !decision || viewer === 'spectator') return;
    const go = () => {
      waiting.current = rules.refusal(position, viewer, next) ? [] : rest;
      if (waiting.current === rest) act(next);
    };
    const timer = setTimeout(go, ms);
    return () => clearTimeout(timer);
  }, [act, busy, decision, position, rules, viewer, ms]);
  return useCallback(
    (moves) => {
      const [first, ...rest] = moves;
      if (!first) return;
      waiting.current = rest;
      act(first);
    },
    [act],
  );
}
