/**
 * Returns `numbers[index]` for an index in range. The kernel's `at` is for arrays of all kinds, which V8 reads more slowly;
 * this one is for the loops of a search.
 */
export function numberAt(numbers: Float64Array, index: number): number {
  return numbers[index] as number;
}

/** An array for at least `count` numbers: the given one, or a longer one without its numbers. */
export function withRoom(numbers: Float64Array, count: number): Float64Array {
  return count <= numbers.length ? numbers : new Float64Array(2 * count);
}
