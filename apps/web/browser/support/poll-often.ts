import type { Page } from 'playwright-core';

/** Milliseconds between two looks for an element; the last one repeats. */
const WAITS = [20, 50, 100];

/** Calls a method of Playwright's own objects, which have no types. @throws if this version has none such */
function call(from: unknown, method: string, ...args: readonly unknown[]): unknown {
  const found: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, method) : null;
  if (typeof found !== 'function')
    throw new Error(`this version of Playwright has no ${method}; support/poll-often.ts must follow it`);
  return Reflect.apply(found, from, args);
}

const changed = new WeakSet<object>();

/**
 * Makes Playwright look for elements often. After a quarter of a second it does so twice a second only, and has no option for
 * it: a third of the time of these tests would be waiting for the next look.
 */
export function pollOften(page: Page): void {
  const connection: unknown = Reflect.get(page, '_connection');
  const frame = call(call(connection, 'toImpl', page), 'mainFrame');
  if (typeof frame !== 'object' || frame === null) throw new Error('a page has a frame');
  const methods = Reflect.getPrototypeOf(frame);
  if (!methods || changed.has(methods)) return;
  changed.add(methods);
  const name = 'retryWithProgressAndBackoff';
  if (!Reflect.has(methods, name)) throw new Error(`Playwright's frames have no ${name} any more`);
  Reflect.set(methods, name, function (this: unknown, progress: unknown, action: unknown) {
    return call(this, 'retryWithProgressAndTimeouts', progress, WAITS, action);
  });
}
