/**
 * `array[index]` where the index is known to be inside: the one place that tells the type checker so.
 * For rules code on flat arrays, where a check for each reading would cost speed and say nothing.
 */
export function at<T>(array: ArrayLike<T>, index: number): T {
  return array[index] as T;
}
