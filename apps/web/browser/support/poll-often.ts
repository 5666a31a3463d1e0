import type { Page } from 'playwright-core';

/** Milliseconds between two looks for an element; the last one repeats. */
const LOOKS = [20, 50, 100];
/** Milliseconds between two evaluations of a function in the page. */
const EVALUATION = 30;

/** A part of Playwright's own objects, which have no types. */
function readObject(value: unknown): object {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('this version of Playwright is made otherwise; support/poll-often.ts must follow it');
  return value;
}

/** A method of Playwright's own objects. @throws if this version has none such */
function readMethod(from: object, name: string): (self: object, args: readonly unknown[]) => unknown {
  const method: unknown = Reflect.get(from, name);
  if (typeof method !== 'function')
    throw new TypeError(`this version of Playwright has no ${name}; support/poll-often.ts must follow it`);
  return (self, args): unknown => Reflect.apply(method, self, args);
}

const call = (from: object, name: string, ...args: readonly unknown[]) => readMethod(from, name)(from, args);

/** The frames of the pages whose waiting was changed already, by their methods. */
const changed = new WeakSet<object>();

/**
 * Makes Playwright look for elements often, and evaluate functions less often. By itself it looks for an element only twice a
 * second after a while, and evaluates a function in each frame, for which the page draws all frames. It has no option for
 * either that holds for all calls.
 */
export function pollOften(page: Page): void {
  const connection = readObject(Reflect.get(page, '_connection'));
  const frame = readObject(call(readObject(call(connection, 'toImpl', page)), 'mainFrame'));
  const methods = readObject(Reflect.getPrototypeOf(frame));
  if (changed.has(methods)) return;
  changed.add(methods);
  const retry = readMethod(methods, 'retryWithProgressAndTimeouts');
  const evaluate = readMethod(methods, 'waitForFunctionExpression');
  readMethod(methods, 'retryWithProgressAndBackoff');
  Object.assign(methods, {
    retryWithProgressAndBackoff(this: object, progress: unknown, look: unknown) {
      return retry(this, [progress, LOOKS, look]);
    },
    waitForFunctionExpression(this: object, ...args: readonly unknown[]) {
      const [progress, expression, isFunction, arg, options, ...rest] = args;
      const given = readObject(options);
      const pollingInterval: unknown = Reflect.get(given, 'pollingInterval') ?? EVALUATION;
      return evaluate(this, [progress, expression, isFunction, arg, { ...given, pollingInterval }, ...rest]);
    },
  });
}
