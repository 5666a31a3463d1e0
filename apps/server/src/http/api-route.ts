import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for the API. Asks for the route that was found, not for the address: `/%61pi/me`, or one with the
 * server's name in front, is the same route.
 */
export function isForApi({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}
