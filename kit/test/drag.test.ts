import { type Rng, randomBelow, seededRng } from '@durbar/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAG_THRESHOLD, trackDrag } from '../board/track-drag.ts';

/** Pointers that are used in turns and together: as in browsers, the mouse keeps its id, and each touch has a new one. */
const TYPES = ['mouse', 'pen', 'touch'] as const;

interface Pointer {
  readonly type: (typeof TYPES)[number];
  id: number;
  /** As in `PointerEvent.buttons`. */
  buttons: number;
  x: number;
}

function demand(isSo: boolean, law: string): void {
  if (!isSo) throw new Error(`broken: ${law}`);
}

/** A page with one item, driven as a browser would: what is pressed, moved and released, and which click follows. */
class FakePage {
  readonly target = new EventTarget();
  readonly pointers: Pointer[] = TYPES.map((type, id) => ({ type, id, buttons: 0, x: 0 }));
  /** The calls of the handlers, in order. */
  readonly calls: string[] = [];
  /** The pointer whose drag began and has not ended. */
  dragged: number | null = null;
  #stop: (() => void) | null = null;
  #ids = TYPES.length;

  press(pointer: Pointer, button: 0 | 2): void {
    if (pointer.type === 'touch' && pointer.buttons === 0) pointer.id = this.#ids++;
    const isFirst = pointer.buttons === 0;
    pointer.buttons |= button === 0 ? 1 : 2;
    const event = this.#send(isFirst ? 'pointerdown' : 'pointermove', pointer);
    if (!isFirst || button !== 0) return;
    this.#stop?.();
    const { id } = pointer;
    this.#stop = trackDrag(
      'item',
      event,
      () => ({
        begin: () => {
          demand(this.dragged === null, 'one drag at a time');
          this.dragged = id;
          this.calls.push('begin');
          return true;
        },
        move: () => demand(this.dragged === id, 'only what is dragged moves'),
        drop: () => this.#end('drop', id),
        cancel: () => this.#end('cancel', id),
      }),
      this.target,
    );
  }

  move(pointer: Pointer, by: number): void {
    pointer.x += by;
    this.#send('pointermove', pointer);
  }

  /** Releases a button. Returns whether the click that follows arrives; null if none does. */
  release(pointer: Pointer, button: 0 | 2): boolean | null {
    const bit = button === 0 ? 1 : 2;
    if (!(pointer.buttons & bit)) return null;
    pointer.buttons &= ~bit;
    this.#send(pointer.buttons === 0 ? 'pointerup' : 'pointermove', pointer);
    return button === 0 ? this.#click() : null;
  }

  /** Releases all buttons where the page does not hear of it. */
  releaseOutside(pointer: Pointer): void {
    pointer.buttons = 0;
  }

  cancel(pointer: Pointer): void {
    pointer.buttons = 0;
    this.#send('pointercancel', pointer);
  }

  leaveWindow(): void {
    this.target.dispatchEvent(new Event('blur'));
  }

  pressEscape(): void {
    this.target.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  }

  #end(how: 'drop' | 'cancel', id: number): void {
    demand(this.dragged === id, `one ${how} for each drag`);
    this.dragged = null;
    this.calls.push(how);
  }

  #send(type: string, { id, buttons, x }: Pointer): PointerEvent {
    const event = Object.assign(new Event(type), { pointerId: id, buttons, clientX: x, clientY: 0 });
    this.target.dispatchEvent(event);
    return event as Event as PointerEvent;
  }

  #click(): boolean {
    return this.target.dispatchEvent(new Event('click', { cancelable: true }));
  }
}

/** One random step. */
function step(page: FakePage, rng: Rng): string {
  const pointer = page.pointers[randomBelow(rng, page.pointers.length)];
  if (!pointer) throw new Error('there are pointers');
  const button = pointer.type !== 'touch' && randomBelow(rng, 4) === 0 ? 2 : 0;
  const steps: Record<string, () => void> = {
    press: () => page.press(pointer, button),
    slip: () => page.move(pointer, 3),
    drag: () => page.move(pointer, 2 * DRAG_THRESHOLD),
    release: () => void page.release(pointer, button),
    outside: () => page.releaseOutside(pointer),
    cancel: () => page.cancel(pointer),
    blur: () => page.leaveWindow(),
    escape: () => page.pressEscape(),
    time: () => void vi.runAllTimers(),
  };
  // Presses and movements come more often, so that drags begin.
  const names = [...Object.keys(steps), 'press', 'press', 'drag', 'drag', 'drag'];
  const name = names[randomBelow(rng, names.length)] ?? 'time';
  steps[name]?.();
  return `${name} ${pointer.type} ${button}`;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(Array.from({ length: 40 }, (_, seed) => `pointers-${seed}`))(
  'whatever pointers do, the next press is a press again: %s',
  (seed) => {
    const rng = seededRng(seed, 'drag');
    const page = new FakePage();
    const done: string[] = [];
    for (let i = 0; i < 200; i++) {
      done.push(step(page, rng));
      const mouse = page.pointers[0];
      if (!mouse) throw new Error('there is a mouse');
      const trace = done.slice(-12).join(', ');
      // The mouse moves without a button: nothing hangs on it.
      if (mouse.buttons === 0) page.move(mouse, 1);
      expect(mouse.buttons === 0 && page.dragged === mouse.id, trace).toBe(false);
      if (page.pointers.some(({ buttons }) => buttons !== 0) || randomBelow(rng, 2) > 0) continue;
      page.press(mouse, 0);
      expect(page.dragged, trace).toBeNull();
      expect(page.release(mouse, 0), trace).toBe(true);
    }
    expect(page.calls).toContain('begin');
  },
);

test('a drag that Esc ended presses nothing when the button is released', () => {
  const page = new FakePage();
  const [mouse] = page.pointers;
  if (!mouse) throw new Error('there is a mouse');
  page.press(mouse, 0);
  page.move(mouse, 50);
  page.pressEscape();
  expect(page.calls).toEqual(['begin', 'cancel']);
  expect(page.release(mouse, 0)).toBe(false);
});

test('a drag whose release nobody saw ends with the next movement, not with the next press', () => {
  const page = new FakePage();
  const [mouse] = page.pointers;
  if (!mouse) throw new Error('there is a mouse');
  page.press(mouse, 0);
  page.move(mouse, 50);
  page.releaseOutside(mouse);
  page.move(mouse, 5);
  expect(page.calls).toEqual(['begin', 'cancel']);
  page.press(mouse, 0);
  expect(page.release(mouse, 0)).toBe(true);
});
