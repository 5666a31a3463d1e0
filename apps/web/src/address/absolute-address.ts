import { onHost } from './base-path.ts';

/** The whole address of a path of the page or of the server. */
export function absoluteAddress(path: string): string {
  return location.origin + onHost(path);
}
