/** Pictures come sooner than this, in milliseconds, while the page is seen. */
const UNSEEN = 100;

/** Before the next picture is drawn; a page that nobody sees, or no longer, draws none. */
export function beforeNextFrame(task: () => void): void {
  const now = (): void => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
    task();
  };
  const picture = requestAnimationFrame(now);
  const timer = setTimeout(now, document.visibilityState === 'visible' ? UNSEEN : 0);
}

/** A page whose first paint takes longer than this, in milliseconds, goes on without it. */
const UNPAINTED = 1000;

/** Once something has been painted and is seen; at once where nobody sees the page. */
export function afterFirstPaint(): Promise<void> {
  if (document.visibilityState !== 'visible') return yieldToBrowser();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNPAINTED);
    const watch = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });
}

/** Lets whatever waits go first, such as an answer to a finger. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
