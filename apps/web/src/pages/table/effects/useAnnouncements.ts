import type { Message } from '@durbar/kernel';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { useEffect, useRef } from 'react';
import { createLogItem, formatItem, withoutRevealedSeals } from '../../../table/log-items.ts';
import { countEntries, entriesBetween } from '../../../table/stream-state.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';

/** Announces events, then the decision asked for, to screen readers. */
export function useAnnouncements(): void {
  const words = useWords();
  const { loaded, names, announce } = useTable();
  const shown = useTableState((state) => state.displayed);
  const decision = useTableState((state) =>
    state.queuedSteps > 0 ? null : (state.displayed?.situation.decision ?? null),
  );
  const announced = useRef(0);
  useEffect(() => {
    if (!shown) return;
    // Skipped steps are announced as well.
    const entries = shown.newEntries.length > 0 ? entriesBetween(shown.log, announced.current) : [];
    announced.current = countEntries(shown.log);
    if (entries.length === 0) return;
    const formatter = {
      part: (part: Message) => words.formatMessage(part, names),
      name: names,
      gain: (gain: number) => words.formatSigned(gain),
    };
    const text = joinSentences(
      ...withoutRevealedSeals(entries).map((each) => formatItem(createLogItem(loaded.game, each), formatter)),
    );
    if (text !== '') announce(text);
    // A changed language or name is nothing to announce.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (decision) announce(words.formatMessage(decision.prompt, names));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [decision?.id]);
}
