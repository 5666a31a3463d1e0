import type { Message } from '@durbar/kernel';
import { useEffect, useRef } from 'react';
import { createLogItem, formatItem } from '../../table/log-items.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable, useTableState } from './table-context.ts';

/** Says what happens, and then what is asked, to those who do not see it. */
export function useAnnouncements(): void {
  const words = useWords();
  const { loaded, names, announce } = useTable();
  const shown = useTableState((state) => state.displayed);
  const decision = useTableState((state) =>
    state.queuedSteps > 0 ? null : (state.displayed?.situation.decision ?? null),
  );
  const told = useRef(0);
  useEffect(() => {
    if (!shown) return;
    // Steps that were not shown one by one are told all the same.
    const lines = shown.happened.length > 0 ? shown.log.slice(told.current) : [];
    told.current = shown.log.length;
    if (lines.length === 0) return;
    const teller = {
      part: (part: Message) => words.formatMessage(part, names),
      name: names,
      gain: (gain: number) => words.formatSigned(gain),
    };
    const text = lines.map((each) => formatItem(createLogItem(loaded.game, each), teller)).join('. ');
    if (text !== '') announce(text);
    // Another language or name is no new happening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (decision) announce(words.formatMessage(decision.prompt, names));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [decision?.id]);
}
