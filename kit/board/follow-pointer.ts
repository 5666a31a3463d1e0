/** Handlers of a pressed pointer. The last call is either `release` or `lose`, once. */
export interface PointerFollower {
  move(event: PointerEvent): void;
  /** The pointer was released. */
  release(event: PointerEvent): void;
  /** The pointer was taken away, or its release was missed: it happened outside the window, or behind a menu. */
  lose(): void;
}

/** Where pointers are listened to: the window, or a test in its place. */
export type PointerPage = Pick<Window, 'addEventListener'>;

/** The bit of `buttons` for the left button, a finger, or the tip of a pen. */
const MAIN_BUTTON = 1;

/**
 * Follows one pointer from its press to its end, wherever on the page it goes, so that no press is left over.
 * It listens in the capture phase, because buttons stop the propagation of events.
 * @returns a function that stops this without a report
 */
export function followPointer(
  { pointerId }: Pick<PointerEvent, 'pointerId'>,
  follower: PointerFollower,
  page: PointerPage = window,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const stop = () => listening.abort();
  const lose = () => {
    stop();
    follower.lose();
  };
  const mine = (event: PointerEvent) => event.pointerId === pointerId;
  page.addEventListener(
    'pointermove',
    (event) => {
      if (!mine(event)) return;
      if (event.buttons & MAIN_BUTTON) follower.move(event);
      else lose();
    },
    options,
  );
  page.addEventListener(
    'pointerup',
    (event) => {
      if (!mine(event)) return;
      stop();
      follower.release(event);
    },
    options,
  );
  page.addEventListener('pointercancel', (event) => mine(event) && lose(), options);
  // A pointer that is pressed again was released before.
  page.addEventListener('pointerdown', (event) => mine(event) && lose(), options);
  page.addEventListener('blur', lose, { signal: listening.signal });
  return stop;
}
