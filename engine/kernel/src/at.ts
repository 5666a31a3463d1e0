/**
 * Returns `array[index]` for an index that is known to be in range. This is the only place that asserts this to the type checker. It is
 * for rules code on flat arrays, where a range check on every access would only cost time.
 */
export function at<T>(array: ArrayLike<T>, index: number): T {
  return array[index] as T;
}
