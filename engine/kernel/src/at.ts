/**
 * Returns `array[index]` for an index that is known to be in range. Only this function tells the type checker so. It is
 * for rules code on flat arrays, where a range check on every access would only cost time.
 */
export function at<T>(array: ArrayLike<T>, index: number): T {
  return array[index] as T;
}
