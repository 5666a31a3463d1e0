import { beatsOf, lessonOf, nextAction } from '@durbar/kit/tutorial/script.ts';
import type { Beat, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TutorialMatch } from '../../local/tutorial-match.ts';
import { readTutorialProgress, writeTutorialProgress } from '../../local/tutorial-progress.ts';
import type { TableState } from '../../table/table-controller.ts';
import { useTable, useTableState } from '../table/context/table-context.ts';

/** Where a tutorial stands on screen. */
export interface TutorialSteps {
  /** Null at the end. */
  readonly beat: Beat<unknown> | null;
  readonly index: number;
  readonly lesson: number;
  /** The furthest beat that was reached, ever. */
  readonly reached: number;
  /** How many of the beat's moves the learner has made. */
  readonly done: number;
  /** `read`: the learner reads and goes on; `act`: they move; `watch`: other seats move, or steps are shown. */
  readonly phase: 'read' | 'act' | 'watch' | 'end';
  readonly goOn: () => void;
  /** Makes the learner's moves of this beat. */
  readonly show: () => void;
}

/** Whether everything that happened is on screen. */
const isIdle = ({ queuedSteps, busy, displayed, latest }: TableState): boolean =>
  queuedSteps === 0 && !busy && displayed === latest;

/** Follows a tutorial's match through the beats, and stores how far the learner came. */
export function useTutorialSteps(tutorial: Tutorial, name: string, match: TutorialMatch): TutorialSteps {
  const { controller } = useTable();
  const idle = useTableState(isIdle);
  const [index, setIndex] = useState(match.beat);
  const isShowing = useRef(false);
  const beats = beatsOf(tutorial);
  const beat = beats[index] ?? null;
  const { done } = match.script;
  const action = beat && nextAction(beat, done);
  const goTo = (next: number) => {
    match.startBeat(Math.min(next, beats.length));
    isShowing.current = false;
    setIndex(match.beat);
  };
  const follow = useEffectEvent((table: TableState) => {
    const present = beats[match.beat];
    if (!present || nextAction(present, 0) === null || !isIdle(table)) return;
    const { done, isComplete } = match.script;
    const act = nextAction(present, done);
    if (isComplete) goTo(match.beat + 1);
    else if (act && isShowing.current) void controller.act(act);
  });
  useEffect(() => controller.store.subscribe((table) => follow(table)), [controller]);
  const isPassive = beat !== null && nextAction(beat, 0) === null;
  return {
    beat,
    index,
    lesson: lessonOf(tutorial, index),
    reached: useStoredProgress(tutorial, name, index),
    done,
    phase: !beat ? 'end' : isPassive ? 'read' : action && idle ? 'act' : 'watch',
    goOn: () => goTo(index + 1),
    show: () => {
      isShowing.current = true;
      if (action) void controller.act(action);
    },
  };
}

/** Stores where the learner is. Returns the furthest beat that was reached. */
function useStoredProgress(tutorial: Tutorial, name: string, beat: number): number {
  const { game, rules } = tutorial;
  const beats = beatsOf(tutorial).length;
  const before = readTutorialProgress(game, name, rules, beats);
  const reached = Math.max(before.reached, beat);
  useEffect(() => {
    const { done } = readTutorialProgress(game, name, rules, beats);
    writeTutorialProgress(game, name, { rules, beat, reached, done: done || beat === beats });
  }, [game, name, rules, beats, beat, reached]);
  return reached;
}
