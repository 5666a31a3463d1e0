import type { Settings } from '../config/settings.ts';

/** The address of something on this server for somebody outside; null where nobody has said what the server's address is. */
export function publicUrl(
  { publicUrl: origin, basePath }: Pick<Settings, 'publicUrl' | 'basePath'>,
  path: string,
): string | null {
  return origin === null ? null : `${origin}${basePath}${path}`;
}
