import { isPlainObject } from '@durbar/kernel';

/**
 * Where a value is anything that would not come back the same through JSON: undefined, NaN, −0, a hole, an instance.
 * @returns path and trouble of the first such place, or null
 */
export function plainJsonProblem(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : ` is ${Object.is(value, -0) ? '−0' : value}`;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (let i = 0; i < items.length; i++) {
      const problem = plainJsonProblem(items[i]);
      if (problem !== null) return `[${i}]${problem}`;
    }
    return null;
  }
  if (!isPlainObject(value))
    return ` is ${typeof value === 'object' ? 'an instance of a class' : typeof value}`;
  for (const key of Object.keys(value)) {
    const problem = plainJsonProblem(value[key]);
    if (problem !== null) return `.${key}${problem}`;
  }
  return null;
}

/** The value as it comes back through JSON text. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Where two plain JSON values differ first, for messages. */
export function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (let i = 0; i < one.length; i++) {
      const found = firstDifference(one[i], other[i], `${path}[${i}]`);
      if (found !== '') return found;
    }
    return '';
  }
  if (isPlainObject(one) && isPlainObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = firstDifference(one[key], other[key], `${path}.${key}`);
      if (found !== '') return found;
    }
    return '';
  }
  return Object.is(one, other) ? '' : `${path}: ${abbreviate(one)} and ${abbreviate(other)}`;
}

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
