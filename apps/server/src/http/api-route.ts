import type { FastifyRequest } from 'fastify';

/** Where the routes of the API begin, and those of calendars. */
const PREFIXES = ['/api/', '/ical/'];

/**
 * Whether a request is for the API, or for a calendar. Asks for the route that was found, not for the address: `/%61pi/me`, or
 * one with the server's name in front, is the same route.
 */
export function isForApi({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return PREFIXES.some((prefix) => (routeOptions.url ?? url).startsWith(prefix));
}
