import { onHost } from './base-path.ts';

/** The whole address of a path of the page or of the server. */
export function addressOf(path: string): string {
  return location.origin + onHost(path);
}
