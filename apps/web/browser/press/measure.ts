/** What a page keeps for the press that is being measured. */
interface PressWindow extends Window {
  /** Milliseconds from the press to its picture; null for a press that changes nothing in time; absent before. */
  durbarPicture?: Promise<number | null>;
}

/**
 * Runs in the page before a press: measures from the timestamp of the pointer event until the first frame after the page has
 * changed is painted. A message that is sent in an animation frame arrives after the frame was painted.
 */
export function awaitPicture(limit: number): void {
  const page: PressWindow = window;
  page.durbarPicture = new Promise((resolve) => {
    // Also for a press that becomes no click, since its target went away.
    setTimeout(() => resolve(null), limit);
    // In the capturing phase, before the page itself hears of the press. The function has no name: tsx would refer to a helper
    // of its own, which the page does not have.
    window.addEventListener(
      'click',
      (press) => {
        const changes = new MutationObserver(() => {
          changes.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - press.timeStamp), {
            once: true,
          });
          port1.start();
          requestAnimationFrame(() => port2.postMessage(null));
        });
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      },
      { once: true, capture: true },
    );
  });
}

/** Runs in the page after a press. @returns as `durbarPicture` */
export function readPicture(): Promise<number | null> {
  const page: PressWindow = window;
  return page.durbarPicture ?? Promise.resolve(null);
}
