import { type RefObject, useEffect, useRef } from 'react';

/** Whether a key is meant for the board: no text is being typed, and no dialog is open. */
function isBoardKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, table: HTMLElement): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) return false;
  return target === document.body || table.contains(target);
}

/**
 * Listens to the keys that are meant for a board, before the page's own.
 * @param press says whether the key meant something here; then nobody else gets it
 */
export function useBoardKeys(
  root: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent, table: HTMLElement) => boolean,
): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const table = root.current;
      if (!table || !isBoardKey(event, table) || !latest.current(event, table)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [root]);
}

/** Whether what was touched last was a key, and no pointer. */
export function useLastInputWasKey(): RefObject<boolean> {
  const byKeys = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const keys = (is: boolean) => () => {
      byKeys.current = is;
    };
    addEventListener('keydown', keys(true), { signal, capture: true });
    addEventListener('pointerdown', keys(false), { signal, capture: true });
    return () => listening.abort();
  }, []);
  return byKeys;
}
