import type { FastifyRequest } from 'fastify';

/** An address at which the page has nothing, and says so. */
export const NOWHERE = '/nowhere';

/** Whether an address that is none of the server's own is the page's to show. */
export function asksForPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && !path.startsWith('/api/') && !isFile(path);
}

/** Whether the last part of a path names a file: a missing one is an error, not an address of the page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,5}$/i.test(path);
}
