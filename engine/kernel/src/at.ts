/**
 * `array[index]` for an index that is known to be in range: the one place that tells the type checker so. For rules code
 * on flat arrays, where checking every access would only cost time.
 */
export function at<T>(array: ArrayLike<T>, index: number): T {
  return array[index] as T;
}
