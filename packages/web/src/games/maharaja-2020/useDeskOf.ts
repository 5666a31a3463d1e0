import type { Message } from '@durbar/kernel';
import { type Event, type Move, maharaja2020, type View } from '@durbar/maharaja-2020';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from '../contract.ts';
import { deedsOf } from './deeds.ts';
import type { Desk, DeskFacts, Place } from './desk.ts';
import { useLiking } from './liking.ts';
import { turnCards } from './model/cards.ts';
import { chartOf } from './model/chart.ts';
import { NO_OFFERS, type Offer, type Offers, offersOf } from './model/offers.ts';
import { cityOf, offerAt } from './model/places.ts';
import { namesOf, useBoardWords } from './useBoardWords.ts';
import { type Draft, useDraft } from './useDraft.ts';

export type TableProps = GameTableProps<View, Move, Event>;

/** The table's state at this screen: what is asked, what is in hand, and what each press does. */
export function useDeskOf(props: TableProps): Desk {
  const { seats, decision, announce } = props;
  const words = useBoardWords();
  const [draft, change] = useDraft(decision?.id ?? null);
  const facts = useFacts(props, draft);
  const act = useMoves(props);
  const over = props.position.phase === 'over';
  useEffect(() => {
    // The final scoring needs the room.
    if (over) change({ open: null, pointed: null });
  }, [over, change]);
  const { askEnd } = useLiking();
  const deeds = deedsOf({
    facts,
    change,
    act,
    careful: askEnd,
    tell: (message: Message) => announce(words.say(message, namesOf(seats))),
  });
  return { ...facts, ...deeds };
}

function useFacts(props: TableProps, draft: Draft): DeskFacts {
  const { position, viewer, perspective, seats, decision, busy, layout, past, sealed } = props;
  const me = decision !== null && viewer !== 'spectator' ? viewer : null;
  const { card } = draft;
  const planning = decision?.kind === 'plan';
  const offers = useMemo(
    () => (me === null || planning ? NO_OFFERS : offersOf(position, me, card)),
    [position, me, card, planning],
  );
  const acting = decision?.kind === 'act' || decision?.kind === 'owed';
  const cards = useMemo(() => (me !== null && acting ? turnCards(position, me) : []), [position, me, acting]);
  const plan = useMemo(() => {
    const move = sealed === null || sealed === undefined ? null : maharaja2020.parseMove(sealed);
    return move?.type === 'plan' ? move.first * 9 + move.second : null;
  }, [sealed]);
  const planned = useMemo(() => withPlan(draft, plan), [draft, plan]);
  const city = cityOf(draft.pointed) ?? draft.open;
  const place = draft.pointed ?? (draft.open === null ? null : { kind: 'city' as const, city: draft.open });
  return {
    position,
    chart: chartOf(position),
    seats,
    layout,
    bottom: Math.min(perspective, position.seats - 1),
    me,
    asked: viewer === 'spectator' ? null : viewer,
    kind: decision?.kind ?? null,
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

/** Whoever comes back to a sealed plan finds the arrows where they were. @param plan first * 9 + second, or null */
function withPlan(draft: Draft, plan: number | null): Draft {
  const untouched = draft.arrows[0] === null && draft.arrows[1] === null;
  return plan === null || !untouched ? draft : { ...draft, arrows: [Math.trunc(plan / 9), plan % 9] };
}

/** What is about to be done: what the place itself offers, or at least the journey to its city. */
function aimAt(offers: Offers, place: Place | null, way: number): Offer | null {
  if (!place) return null;
  const city = cityOf(place);
  return offerAt(offers, place, way) ?? (city === null ? null : offerAt(offers, { kind: 'city', city }, way));
}

/** Makes moves one after the other, each once the one before is done and seen; a refused one ends it. */
function useMoves({
  act,
  busy,
  decision,
  position,
  viewer,
  step,
}: TableProps): (moves: readonly Move[]) => void {
  const waiting = useRef<readonly Move[]>([]);
  const ms = step?.ms ?? 0;
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    if (!next || busy || !decision || viewer === 'spectator') return;
    const go = () => {
      waiting.current = maharaja2020.refusal(position, viewer, next) ? [] : rest;
      if (waiting.current === rest) act(next);
    };
    const timer = setTimeout(go, ms);
    return () => clearTimeout(timer);
  }, [act, busy, decision, position, viewer, ms]);
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
