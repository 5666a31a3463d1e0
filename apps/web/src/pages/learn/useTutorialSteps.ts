import { beatsOf, lessonOf, nextAction } from '@durbar/kit/tutorial/script.ts';
import type { Beat, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { useCallback, useEffect, useState } from 'react';
import type { TutorialMatch } from '../../local/tutorial-match.ts';
import { readTutorialProgress, writeTutorialProgress } from '../../local/tutorial-progress.ts';
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

/** Follows a tutorial's match through the beats, and stores how far the learner came. */
export function useTutorialSteps(tutorial: Tutorial, name: string, match: TutorialMatch): TutorialSteps {
  const { controller } = useTable();
  const { queuedSteps, busy, displayed, latest } = useTableState((state) => state);
  const beats = beatsOf(tutorial);
  const [index, setIndex] = useState(match.beat);
  const [isShowing, setShowing] = useState(false);
  const beat = beats[index] ?? null;
  const { done, isComplete } = match.script;
  const action = beat && nextAction(beat, done);
  const isIdle = queuedSteps === 0 && !busy && displayed === latest;
  const goOn = useCallback(() => {
    match.startBeat(Math.min(index + 1, beats.length));
    setShowing(false);
    setIndex(match.beat);
  }, [match, index, beats.length]);
  const isPassive = beat !== null && nextAction(beat, 0) === null;
  useEffect(() => {
    if (beat && !isPassive && isComplete && isIdle) goOn();
  }, [beat, isPassive, isComplete, isIdle, goOn]);
  useEffect(() => {
    if (isShowing && isIdle && action) void controller.act(action);
  }, [isShowing, isIdle, action, controller]);
  const reached = useStoredProgress(tutorial, name, index);
  return {
    beat,
    index,
    lesson: lessonOf(tutorial, index).lesson,
    reached,
    done,
    phase: !beat ? 'end' : isPassive ? 'read' : action && isIdle ? 'act' : 'watch',
    goOn,
    show: () => setShowing(true),
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
