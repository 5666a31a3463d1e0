import type { Message, Seat, Viewer } from '@durbar/kernel';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { useMemo, useState } from 'react';
import { type Event, type Move, type View, workerChoices } from '../rules/index.ts';
import { deedsOf } from './deeds.ts';
import type { Desk, DeskFacts, Note } from './desk.ts';
import { aimOf, litOf } from './model/choice.ts';
import { floorTurn } from './model/floor.ts';
import { whyNot } from './model/notes.ts';
import { NO_OFFERS, nextThing, offersOf } from './model/offers.ts';
import { namesOf, useBoardWords } from './useBoardWords.ts';
import { type Draft, useDraft } from './useDraft.ts';

export type TableProps = GameTableProps<View, Move, Event>;

export interface DeskOf {
  readonly desk: Desk;
  /** The seat of which more is shown, or null. */
  readonly openSeat: Seat | null;
  readonly closeSeat: () => void;
}

/** The table's state at this screen: what is asked, what is in hand, and what each press does. */
export function useDeskOf(props: TableProps): DeskOf {
  const { viewer, seats, decision, act, undo, announce } = props;
  const words = useBoardWords();
  const [draft, change] = useDraft(decision?.id ?? null);
  const [openSeat, setOpenSeat] = useState<Seat | null>(null);
  const facts = useFacts(props, draft);
  const deeds = deedsOf({
    facts,
    asked: facts.me ?? (viewer === 'spectator' ? null : viewer),
    change,
    act,
    undo: () => undo?.(),
    tell: (message: Message) => announce(words.say(message, namesOf(seats))),
    openSeat: setOpenSeat,
  });
  return { desk: { ...facts, ...deeds }, openSeat, closeSeat: () => setOpenSeat(null) };
}

function useFacts(props: TableProps, draft: Draft): DeskFacts {
  const { position, viewer, perspective, seats, decision, busy, layout, past, outcome } = props;
  const me = decision !== null && viewer !== 'spectator' ? viewer : null;
  const kind = decision?.kind ?? null;
  const placing = me !== null && (kind === 'start' || kind === 'more');
  const offers = useMemo(() => (placing ? offersOf(position, me) : NO_OFFERS), [placing, position, me]);
  const options = useMemo(
    () => (me !== null && kind === 'worker' ? workerChoices(position, me) : []),
    [kind, position, me],
  );
  const bottom = Math.min(perspective, position.players - 1);
  const { choice } = draft;
  return {
    position,
    seats,
    turn: floorTurn(position.players, bottom),
    bottom,
    layout,
    me,
    kind,
    busy,
    past,
    ranks: outcome?.ranks ?? null,
    over: outcome !== null || (past && position.over !== 0),
    watching: viewer === 'spectator',
    offers,
    choice,
    lit: litOf(choice, offers),
    aim: aimOf(choice, offers, me ?? 0),
    options,
    next: me === null ? 'nothing' : nextThing(kind, offers, me),
    note: draft.note,
    quarter: draft.quarter,
    zoom: draft.zoom,
    undoRefusal: props.undoRefusal,
  };
}

/** Why the seat at this screen may not make a move now; null where it may, or where nobody sits here. */
export function whyNotNow(desk: Desk, viewer: Viewer, move: Move): Note | null {
  if (viewer === 'spectator') return null;
  if (desk.past) return { message: { key: 'mhr.note.past' }, clause: null };
  const rule = whyNot(desk.position, desk.me ?? viewer, move);
  if (rule || desk.me !== null) return rule;
  // The rules would allow it, but the table is not asking: steps are still shown, or it is paused.
  return { message: { key: 'mhr.note.wait' }, clause: null };
}
