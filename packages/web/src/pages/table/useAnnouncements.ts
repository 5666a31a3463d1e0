import { useEffect } from 'react';
import { logItem } from '../../table/log-lines.ts';
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
  useEffect(() => {
    if (!shown || shown.happened.length === 0) return;
    const lines = shown.happened.flatMap((each) => logItem(loaded.game, each).parts);
    const text = lines.map(({ message }) => words.say(message, names)).join('. ');
    if (text !== '') announce(text);
    // Another language or name is no new happening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  useEffect(() => {
    if (decision) announce(words.say(decision.prompt, names));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [decision?.id]);
}
