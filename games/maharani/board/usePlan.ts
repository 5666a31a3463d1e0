import type { ShownStep } from '@durbar/kit/board/contract.ts';
import { stoodBefore } from '@durbar/kit/board/motion/before.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { type Plan, planStep } from './model/plan.ts';

interface PlanInput {
  readonly step: ShownStep<Event> | null;
  readonly position: View;
  readonly turn: number;
  /** An earlier position is looked at: what comes after is not moved from there. */
  readonly past: boolean;
  /** Set while the tile of the next step was carried to its space by hand. */
  readonly carried: RefObject<boolean>;
}

/** How the step that is shown moves, until it has been shown. */
export function usePlan({ step, position, turn, past, carried }: PlanInput): Plan | null {
  const before = useRef<View | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const plan = useMemo(() => {
    if (!step) return null;
    const { id, events, ms } = step;
    return planStep({
      id,
      events,
      before: before.current,
      after: position,
      turn,
      ms,
      carried: carried.current,
    });
    // A step is planned once, when it begins: what stood before is then still known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step?.id]);
  useEffect(() => {
    before.current = stoodBefore(position, past);
  }, [position, past]);
  useEffect(() => {
    if (!step || !plan) return;
    const timer = setTimeout(() => setShown(step.id), step.ms + 60);
    return () => clearTimeout(timer);
  }, [step, plan]);
  useEffect(() => {
    carried.current = false;
  }, [step?.id, carried]);
  return step && step.id === shown ? null : plan;
}
