import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether an element is in a part of the page, beside the board, that has keys of its own (`data-own-keys`). */
export const hasOwnKeys = (element: Element): boolean => element.closest('[data-own-keys]') !== null;

/** Whether a key is for the board: no text is being typed, and no dialog is open. */
function isBoardKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, table: HTMLElement): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) return false;
  return target === document.body || (table.contains(target) && !hasOwnKeys(target));
}

/** Keys that move through the match during a look back; a board leaves them to the page then. */
const LOOK_BACK_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'Escape'] as const;
export type LookBackKey = (typeof LOOK_BACK_KEYS)[number];

export const isLookBackKey = (key: string): key is LookBackKey => LOOK_BACK_KEYS.some((each) => each === key);

/**
 * Handles the keys for a board, before the page's own keys.
 * @param isLookingBack whether the board shows an earlier position
 * @param press returns whether the key had a meaning here; if so, no other handler gets it
 */
export function useBoardKeys(
  root: RefObject<HTMLElement | null>,
  isLookingBack: boolean,
  press: (event: KeyboardEvent, table: HTMLElement) => boolean,
): void {
  const latest = useRef(press);
  // Before it is painted: whoever sees the board may press.
  useLayoutEffect(() => {
    latest.current = (event, table) => !(isLookingBack && isLookBackKey(event.key)) && press(event, table);
  });
  useLayoutEffect(() => {
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

/** Whether the last input was a key, as opposed to a pointer. */
export function useLastInputWasKey(): RefObject<boolean> {
  const byKeys = useRef(false);
  useLayoutEffect(() => {
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
