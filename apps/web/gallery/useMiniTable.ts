import type { GameEvent, Seat } from '@durbar/kernel';
import type { BoardModule, BoardProps } from '@durbar/kit/board/board-contract.ts';
import { assignColours } from '@durbar/protocol';
import { useEffect, useState } from 'react';
import { botMove, type GalleryPosition, nextSeat } from './gallery-position.ts';

const NAMES = ['Asha', 'Roxane', 'Bruno', 'Amélie', 'Bot Noor'] as const;

type Mini = Omit<
  BoardProps<unknown, unknown, GameEvent>,
  'game' | 'layout' | 'isLookingBack' | 'slots' | 'announce' | 'signal'
>;

interface Now {
  readonly state: unknown;
  /** Earlier states, for undo. */
  readonly trail: readonly unknown[];
  readonly step: Mini['step'];
}

interface MiniTableSetting {
  /** Whether nothing is animated. */
  readonly isStill: boolean;
  /** Whether the other seats are shown as bots'; bots play them in any case. */
  readonly showsBots: boolean;
}

/** A minimal table: the viewer plays one seat, bots the others. */
export function useMiniTable(
  { game, seats, state: first, events: last, seat }: GalleryPosition,
  board: BoardModule,
  { isStill, showsBots }: MiniTableSetting,
): Mini {
  const msOf = (events: readonly GameEvent[]): number => (isStill ? 0 : board.stepMs(events));
  const [now, setNow] = useState<Now>(() => ({
    state: first,
    trail: [],
    step: { id: 0, seat: null, events: last, ms: msOf(last) },
  }));
  const { state, trail } = now;
  const make = (by: number, move: unknown) => {
    const next = game.clone(state);
    const events: GameEvent[] = [];
    game.apply(next, by, move, events);
    setNow(({ step }) => ({
      state: next,
      trail: [...trail, state],
      step: { id: (step?.id ?? 0) + 1, seat: by, events, ms: msOf(events) },
    }));
  };
  const colours = assignColours(
    NAMES.slice(0, seats).map(() => []),
    board.coloursPerSeat?.(seats) ?? 1,
  );
  const active = game.active(state);
  const mine = active.includes(seat);
  const next = mine ? null : nextSeat(game, state);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => make(next, botMove(game, state, next)), (now.step?.ms ?? 0) + 140);
    return () => clearTimeout(timer);
  });
  const decision = mine ? game.decision(state, seat) : null;
  const [openSeat, showSeat] = useState<Seat | null>(null);
  const outcome = game.outcome(state);
  const before = trail.at(-1);
  return {
    position: game.view(state, seat),
    step: now.step,
    viewer: seat,
    bottomSeat: seat,
    seats: NAMES.slice(0, seats).map((name, each) => ({
      seat: each,
      playerColour: colours[each]?.[0] ?? each,
      secondColour: colours[each]?.[1] ?? null,
      name: each === seat ? 'You' : name,
      control: each !== seat && (showsBots || each === NAMES.length - 1) ? 'bot' : 'person',
      isMine: each === seat,
      isPresent: true,
      resigned: false,
      active: active.includes(each),
      usedMs: 0,
    })),
    decision: decision && {
      id: trail.length,
      kind: decision.kind,
      prompt: decision.prompt,
      sealed: decision.sealed === true,
    },
    sealed: null,
    busy: false,
    act: (move) => make(seat, move),
    proceed: null,
    undo:
      mine && before !== undefined
        ? () => setNow({ state: before, trail: trail.slice(0, -1), step: null })
        : null,
    undoRefusal: null,
    openSeat,
    showSeat,
    eventHistory: [],
    outcome: outcome && { ...outcome, resigned: [] },
  };
}
