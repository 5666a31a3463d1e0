import type { Message } from '@durbar/kernel';
import { useEffect, useRef } from 'react';
import { itemText, logItem } from '../../table/log-lines.ts';
import { useWords } from '../../words/useWords.tsx';
import { useTable, useTableState } from './context.ts';

/** Says what happens, and then what is asked, to those who do not see it. */
export function useAnnouncements(): void {
  const words = useWords();
  const { loaded, names, announce } = useTable();
  const shown = useTableState((state) => state.shown);
  const decision = useTableState((state) =>
    state.waiting > 0 ? null : (state.shown?.situation.decision ?? null),
  );
  const told = useRef(0);
  useEffect(() => {
    if (!shown) return;
    // Steps that were not shown one by one are told all the same.
    const lines = shown.happened.length > 0 ? shown.log.slice(told.current) : [];
    told.current = shown.log.length;
    if (lines.length === 0) return;
    const teller = {
      part: (part: Message) => words.say(part, names),
      name: names,
      gain: (gain: number) => words.signed(gain),
    };
    const text = lines.map((each) => itemText(logItem(loaded.game, each), teller)).join('. ');
    if (text !== '') announce(text);
    // Another language or name is no new happening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (decision) announce(words.say(decision.prompt, names));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [decision?.id]);
}
