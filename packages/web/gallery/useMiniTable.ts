import { type Event, type Move, maharani, type State, type View } from '@durbar/maharani';
import { useEffect, useState } from 'react';
import type { GameTableProps } from '../src/games/contract.ts';
import { stepMs } from '../src/games/maharani/model/timeline.ts';
import { plainMove, type Scene } from './scenes.ts';

const NAMES = ['Roxane', 'Jonas', 'Amélie', 'Bot Noor'] as const;

type Mini = Omit<GameTableProps<View, Move, Event>, 'layout' | 'past' | 'slots' | 'announce'>;

interface Now {
  readonly state: State;
  /** What stood before, for taking back. */
  readonly trail: readonly State[];
  readonly step: Mini['step'];
}

/** The least of a table: the screen's seat plays by hand, the others by themselves. */
export function useMiniTable(scene: Scene, still: boolean): Mini {
  const [now, setNow] = useState<Now>(() => ({
    state: scene.state,
    trail: [],
    step: { id: 0, seat: scene.state.seat, events: scene.events, ms: still ? 0 : stepMs(scene.events) },
  }));
  const { state, trail } = now;
  const make = (move: Move) => {
    const next = maharani.clone(state);
    const events: Event[] = [];
    maharani.apply(next, state.seat, move, events);
    const ms = still ? 0 : stepMs(events);
    setNow(({ step }) => ({
      state: next,
      trail: [...trail, state],
      step: { id: (step?.id ?? 0) + 1, seat: state.seat, events, ms },
    }));
  };
  const mine = state.seat === scene.seat && state.over === 0;
  useEffect(() => {
    if (mine || state.over !== 0) return;
    const timer = setTimeout(() => make(plainMove(state)), (now.step?.ms ?? 0) + 140);
    return () => clearTimeout(timer);
  });
  const decision = mine ? maharani.decision(state, scene.seat) : null;
  const undoable = mine && (state.placed > 0 || state.refreshed);
  const outcome = maharani.outcome(state);
  return {
    position: maharani.view(state, scene.seat),
    step: now.step,
    viewer: scene.seat,
    perspective: scene.seat,
    seats: NAMES.slice(0, state.players).map((name, seat) => ({
      seat,
      ink: seat,
      name: seat === scene.seat ? 'You' : name,
      control: seat === 3 ? 'bot' : 'person',
      mine: seat === scene.seat,
      here: true,
      resigned: false,
      active: state.seat === seat,
      usedMs: 0,
    })),
    decision: decision && {
      id: trail.length,
      kind: decision.kind,
      prompt: decision.prompt,
      sealed: false,
    },
    sealed: null,
    busy: false,
    act: make,
    proceed: null,
    undo: undoable
      ? () => {
          const last = trail.at(-1);
          if (last) setNow({ state: last, trail: trail.slice(0, -1), step: null });
        }
      : null,
    undoRefusal: undoable ? null : { key: 'mhr.note.undo' },
    history: [],
    outcome: outcome && { ...outcome, resigned: [] },
  };
}
