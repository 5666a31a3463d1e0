import { at, type Message, type Seat } from '@durbar/kernel';
import type { Move } from '../rules/index.ts';
import type { DeskDeeds, DeskFacts, Note } from './desk.ts';
import { aimOf, cancel, choose, NOTHING_CHOSEN, point, rotate } from './model/choice.ts';
import { inHandMessage, litLabel } from './model/labels.ts';
import { whyNoTile, whyNotThere } from './model/notes.ts';
import { turnFor, turnMatters } from './model/offers.ts';
import type { Draft } from './useDraft.ts';

export interface DeedWorld {
  readonly facts: DeskFacts;
  /** The seat that a press speaks for, also while another one's decision is asked; null for a spectator. */
  readonly asked: Seat | null;
  readonly change: (change: Partial<Draft>) => void;
  readonly act: (move: Move) => void;
  readonly undo: () => void;
  /** Says a message to screen readers. */
  readonly tell: (message: Message) => void;
  readonly openSeat: (seat: Seat) => void;
}

/** What each press does: changes the draft, makes a move, or says why not. */
export function deedsOf(world: DeedWorld): DeskDeeds {
  const { facts, asked, change, act, tell } = world;
  const { position, choice, offers, lit, busy, past, kind } = facts;
  const me = facts.me ?? 0;
  const may = facts.me !== null && !busy;
  const explain = (note: Note | null) => {
    change({ note });
    if (note) tell(note.message);
  };
  const play = (move: Move) => {
    if (!may) return;
    change({ note: null, zoom: null });
    act(move);
  };
  const pointAt = (space: number | null) => {
    if (!busy) change({ choice: point(choice, offers, space), note: null });
  };
  const place = (space: number) => {
    const placement = lit.find((one) => one.space === space);
    if (!placement || !may) return;
    change({ choice: { ...choice, space } });
    play(turnFor(placement, me, choice.arrow).move);
  };
  const take = (slot: number) => {
    if (busy || asked === null || past) return;
    const note = whyNoTile(position, asked, slot);
    const tile = at(position.rondel, slot);
    // From an empty place nothing comes in hand: what is there stays there.
    if (tile < 0 || facts.me === null || (kind !== 'start' && kind !== 'more')) return explain(note);
    const next = choose(choice, slot);
    const told = next.slot === null ? null : note;
    change({ choice: next, note: told, quarter: null, zoom: null });
    if (told) tell(told.message);
    else if (next.slot !== null) tell(inHandMessage(tile, at(offers, slot), me));
  };
  return {
    take,
    pointAt,
    place,
    explain,
    aimArrow: (side) => change({ choice: { ...choice, arrow: side }, note: null }),
    rotate: (by) => {
      const next = rotate(choice, offers, me, by);
      change({ choice: next });
      const aim = aimOf(next, offers, me);
      if (aim) tell(litLabel(aim.placement, aim.turn));
    },
    touchLit: (space, before) => {
      const placement = lit.find((one) => one.space === space);
      if (placement && turnMatters(placement) && before !== space) pointAt(space);
      else place(space);
    },
    chooseWorker: ({ move }) => move && play(move),
    refresh: () => play({ type: 'refresh' }),
    end: () => play({ type: 'end' }),
    undo: world.undo,
    cancel: () => {
      if (facts.zoom) change({ zoom: null });
      else change({ choice: cancel(choice), note: null, quarter: null });
    },
    explainSpace: (space) => {
      if (asked !== null && !past) explain(whyNotThere(position, asked, choice.slot, space));
    },
    showQuarter: (quarter) => change({ quarter, choice: NOTHING_CHOSEN, note: null }),
    enlarge: (zoom) => change({ zoom }),
    openSeat: world.openSeat,
  };
}
