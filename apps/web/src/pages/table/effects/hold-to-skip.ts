import type { TableController } from '../../../table/table-controller.ts';

/** What ends a press, wherever the pointer or the focus is by then: the button may be gone. */
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

/** Shows the newest state, and skips all that comes, until the key or the pointer that is down is released. */
export function holdToSkip(controller: Pick<TableController, 'holdSkip'>): void {
  const ended = new AbortController();
  const release = () => {
    ended.abort();
    controller.holdSkip(false);
  };
  // In the capture phase, because buttons stop the propagation of events.
  for (const end of ENDS) addEventListener(end, release, { signal: ended.signal, capture: true });
  controller.holdSkip(true);
}

/** Whether a press of Space does something to this element itself. */
export function takesSpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role="slider"]') !== null;
}
