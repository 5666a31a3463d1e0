import styles from './Tips.module.css';

/**
 * Shows what an icon button does, and its key, on hover, on keyboard focus and on a long press: for every page and board
 * at once, so that no button needs code for it. What can show a tip:
 *
 * - an element with `data-tip`; the text is the attribute, or the label if that is empty,
 * - a button with a label and an icon in place of text,
 * - an element with a `title`, which the browser itself shows to a mouse only,
 * - an element with a key (`data-keys` in words, or `aria-keyshortcuts`).
 */
const TIPPED =
  '[data-tip], [aria-label]:is(button, a):has(> .lucide), [title], [data-keys], [aria-keyshortcuts]';

/** How long the pointer rests before a tip appears; the next one follows at once within `WARM_MS`. */
const HOVER_MS = 450;
const WARM_MS = 400;
const LONG_PRESS_MS = 500;
/** How far a finger may move in a long press, in CSS pixels. */
const SLIP = 10;
/** Between a tip and its element, and to the window's edges. */
const GAP = 6;
const EDGE = 8;

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

interface TipContent {
  readonly text: string;
  readonly keys: string;
}

/** Whether an element has an icon in place of text. */
const isIconButton = (element: Element) =>
  element.hasAttribute('data-tip') || element.querySelector(':scope > .lucide') !== null;

/** What the tip of an element says; null if its own text says it all. */
function readTip(element: Element): TipContent | null {
  const shortcut = element.getAttribute('aria-keyshortcuts') ?? '';
  const keys = element.getAttribute('data-keys') ?? ARROWS[shortcut] ?? shortcut.toUpperCase();
  const label = element.getAttribute('aria-label') ?? '';
  const text =
    element.getAttribute('data-tip') || element.getAttribute('title') || (isIconButton(element) ? label : '');
  return text === '' && keys === '' ? null : { text, keys };
}

/** The place of a tip in the window: below its element, or above it if there is no room. */
export function tipPlace(
  at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  tip: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const middle = at.left + at.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(middle, room.width - tip.width - EDGE));
  const below = at.top + at.height + GAP;
  if (below + tip.height + EDGE <= room.height) return { left, top: below };
  return { left, top: Math.max(EDGE, at.top - GAP - tip.height) };
}

/** Shows tips from now on, until the returned function is called. */
export function startTips(): () => void {
  const listening = new AbortController();
  const box = new TipBox();
  listenToHover(box, listening.signal);
  listenToFocus(box, listening.signal);
  listenToLongPress(box, listening.signal);
  const hide = () => box.hide();
  for (const event of ['scroll', 'wheel', 'resize', 'blur'])
    addEventListener(event, hide, { signal: listening.signal, capture: true, passive: true });
  return () => {
    listening.abort();
    box.hide();
    box.remove();
  };
}

/** The one tip of the page. */
class TipBox {
  readonly #box = document.createElement('div');
  #shownFor: Element | null = null;
  /** The browser would show its own tip of a title as well. */
  #title: string | null = null;
  #hiddenAt = Number.NEGATIVE_INFINITY;

  constructor() {
    this.#box.className = styles.tip ?? '';
    this.#box.hidden = true;
    // Screen readers read the label and the key of the element itself.
    this.#box.setAttribute('aria-hidden', 'true');
    this.#box.dataset['tooltip'] = '';
  }

  /** Whether a tip was visible a moment ago. */
  isWarm(now: number): boolean {
    return this.#shownFor !== null || now - this.#hiddenAt < WARM_MS;
  }

  show(element: Element): void {
    const content = readTip(element);
    this.hide();
    if (!content || !element.isConnected) return;
    this.#title = element.getAttribute('title');
    if (this.#title !== null) element.removeAttribute('title');
    this.#shownFor = element;
    this.#box.replaceChildren(content.text);
    if (content.keys !== '') {
      const key = document.createElement('kbd');
      key.textContent = content.keys;
      this.#box.append(key);
    }
    document.body.append(this.#box);
    this.#box.hidden = false;
    const { left, top } = tipPlace(element.getBoundingClientRect(), this.#box.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${top}px`;
  }

  hide(): void {
    const element = this.#shownFor;
    if (!element) return;
    // The page may have set another title meanwhile.
    if (this.#title !== null && !element.hasAttribute('title')) element.setAttribute('title', this.#title);
    this.#shownFor = null;
    this.#title = null;
    this.#box.hidden = true;
    this.#hiddenAt = performance.now();
  }

  remove(): void {
    this.#box.remove();
  }
}

const tipped = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TIPPED) : null;

function listenToHover(box: TipBox, signal: AbortSignal): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  const leave = () => {
    clearTimeout(waiting);
    over = null;
    box.hide();
  };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      const element = tipped(target);
      if (element === over) return;
      const isWarm = box.isWarm(performance.now());
      leave();
      over = element;
      if (element) waiting = setTimeout(() => box.show(element), isWarm ? 0 : HOVER_MS);
    },
    { signal },
  );
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  // A press says what it does by itself; the tip returns with the next visit.
  addEventListener(
    'pointerdown',
    () => {
      clearTimeout(waiting);
      box.hide();
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', leave);
}

function listenToFocus(box: TipBox, signal: AbortSignal): void {
  addEventListener(
    'focusin',
    ({ target }) => {
      const element = target instanceof Element && target.matches(':focus-visible') ? tipped(target) : null;
      if (element === target && element) box.show(element);
      else box.hide();
    },
    { signal },
  );
  addEventListener('focusout', () => box.hide(), { signal });
  addEventListener(
    'keydown',
    ({ key }) => {
      // Any key except Tab and the like does something, and what it opens must not lie under a tip.
      if (key !== 'Tab' && key !== 'Shift') box.hide();
    },
    { signal, capture: true },
  );
}

/**
 * A long press shows the tip. On an icon button it does so in place of what a tap would do; pieces that can be dragged go on
 * as they would.
 */
function listenToLongPress(box: TipBox, signal: AbortSignal): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let swallowsClick = false;
  const end = () => {
    clearTimeout(waiting);
    start = null;
  };
  addEventListener(
    'pointerdown',
    (event) => {
      end();
      swallowsClick = false;
      const element = event.pointerType === 'touch' && event.isPrimary ? tipped(event.target) : null;
      // A tip with only a key is useless on a touch screen.
      if (!element || !readTip(element)?.text) return;
      start = event;
      waiting = setTimeout(() => {
        box.show(element);
        if (!isIconButton(element)) return;
        swallowsClick = true;
        // Other handlers of the press treat it as cancelled.
        const { pointerId, pointerType, isPrimary } = event;
        event.target?.dispatchEvent(
          new PointerEvent('pointercancel', { pointerId, pointerType, isPrimary, bubbles: true }),
        );
      }, LONG_PRESS_MS);
    },
    // In the capture phase, because buttons stop the propagation of events.
    { signal, capture: true },
  );
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLIP) end();
    },
    { signal, capture: true, passive: true },
  );
  for (const event of ['pointerup', 'pointercancel'] as const)
    addEventListener(event, end, { signal, capture: true });
  addEventListener(
    'click',
    (event) => {
      if (!swallowsClick) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  addEventListener(
    'contextmenu',
    (event) => {
      if (swallowsClick) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', end);
}
