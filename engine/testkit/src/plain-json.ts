import { isPlainObject } from '@durbar/kernel';

/**
 * Finds the first part of a value that JSON would lose or change: undefined, NaN, −0, an array hole, a class instance.
 * @returns its path and the problem, such as `.a[1] is −0`, or null if the value is plain JSON
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

/** Serializes a value to JSON text and parses it back. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Describes the first difference between two plain JSON values for an error message; empty if they are equal. */
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
