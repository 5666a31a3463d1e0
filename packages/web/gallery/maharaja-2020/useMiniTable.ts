import { type Event, type Move, maharaja2020, type State, type View } from '@durbar/maharaja-2020';
import { useEffect, useState } from 'react';
import type { GameTableProps } from '../../src/games/contract.ts';
import { stepMs } from '../../src/games/maharaja-2020/model/timeline.ts';
import { nextSeat, plainMove, type Scene } from './scenes.ts';

const NAMES = ['Asha', 'Roxane', 'Bruno', 'Bot Mei'] as const;

type Mini = Omit<GameTableProps<View, Move, Event>, 'layout' | 'past' | 'slots' | 'announce'>;

interface Now {
  readonly state: State;
  readonly trail: readonly State[];
  readonly step: Mini['step'];
}

/** The least of a table: the screen's seat plays by hand, the others by themselves. */
export function useMiniTable(scene: Scene, still: boolean): Mini {
  const [now, setNow] = useState<Now>(() => ({
    state: scene.state,
    trail: [],
    step: { id: 0, seat: null, events: scene.events, ms: still ? 0 : stepMs(scene.events) },
  }));
  const { state, trail } = now;
  const make = (seat: number, move: Move) => {
    const next = maharaja2020.clone(state);
    const events: Event[] = [];
    maharaja2020.apply(next, seat, move, events);
    setNow(({ step }) => ({
      state: next,
      trail: [...trail, state],
      step: { id: (step?.id ?? 0) + 1, seat, events, ms: still ? 0 : stepMs(events) },
    }));
  };
  const active = maharaja2020.active(state);
  const mine = active.includes(scene.seat);
  const next = mine ? null : nextSeat(state);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => make(next, plainMove(state, next)), (now.step?.ms ?? 0) + 140);
    return () => clearTimeout(timer);
  });
  const decision = mine ? maharaja2020.decision(state, scene.seat) : null;
  const outcome = maharaja2020.outcome(state);
  return {
    position: maharaja2020.view(state, scene.seat),
    step: now.step,
    viewer: scene.seat,
    perspective: scene.seat,
    seats: NAMES.slice(0, state.seats).map((name, seat) => ({
      seat,
      ink: seat,
      name: seat === scene.seat ? 'You' : name,
      control: seat === 3 ? 'bot' : 'person',
      mine: seat === scene.seat,
      here: true,
      resigned: false,
      active: active.includes(seat),
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
    act: (move) => make(scene.seat, move),
    proceed: null,
    undo:
      mine && trail.length > 0
        ? () => {
            const last = trail.at(-1);
            if (last) setNow({ state: last, trail: trail.slice(0, -1), step: null });
          }
        : null,
    undoRefusal: null,
    history: [],
    outcome: outcome && { ...outcome, resigned: [] },
  };
}
