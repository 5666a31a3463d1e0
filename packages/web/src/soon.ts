/** Pictures come sooner than this, in milliseconds, while the page is seen. */
const UNSEEN = 100;

/** Before the next picture is drawn; a page that nobody sees, or no longer, draws none. */
export function soon(task: () => void): void {
  const now = (): void => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
    task();
  };
  const picture = requestAnimationFrame(now);
  const timer = setTimeout(now, document.visibilityState === 'visible' ? UNSEEN : 0);
}

/** Once what stands in the page has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => soon(() => setTimeout(resolve)));
}

/** Lets whatever waits go first, such as an answer to a finger. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
