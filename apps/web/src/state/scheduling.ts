/** A visible page draws a frame within this time, in milliseconds. */
const FRAME_TIMEOUT = 100;

/** Runs `task` before the next frame, or by a timer, since a hidden page draws none. */
export function beforeNextFrame(task: () => void): void {
  const now = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  const frame = requestAnimationFrame(now);
  const timer = setTimeout(now, document.visibilityState === 'visible' ? FRAME_TIMEOUT : 0);
}

/** The longest wait for the first paint, in milliseconds. */
const PAINT_TIMEOUT = 1000;

/** Resolves after the first paint; soon on a hidden page. */
export function afterFirstPaint(): Promise<void> {
  if (document.visibilityState !== 'visible') return yieldToBrowser();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAINT_TIMEOUT);
    const watch = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });
}

/** Lets waiting tasks run first, such as the response to a tap. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
