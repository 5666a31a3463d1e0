import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in an open dialog: if its focused element is removed or disabled, the dialog itself gets the focus.
 * Without it no key would reach the dialog, not even Esc.
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (isFocusLost(element)) element.focus({ preventScroll: true });
    });
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [dialog]);
}

/** Whether the focus was in a dialog, or would be without a removal, and is on nothing that can be used. */
function isFocusLost(dialog: HTMLElement): boolean {
  const { activeElement, body } = document;
  // A browser takes the focus from a disabled element only when it draws the page next.
  if (dialog.contains(activeElement)) return activeElement?.matches(':disabled') ?? false;
  // A dialog below another one does not take the focus from it.
  const isCovered = dialog.closest('[inert], [aria-hidden="true"]') !== null;
  return (activeElement === null || activeElement === body) && !isCovered;
}
