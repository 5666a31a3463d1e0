import '@fastify/cookie';
import { type Locale, preferredLocale } from '@durbar/kernel';
import type { Me } from '@durbar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { COOKIE, COOKIE_SECONDS, cookieOf, newPersonId, personOf } from '../identity/cookie.ts';

/** The person who sent a request, by their cookie; null without a valid one. */
export function personOfRequest(context: ServerContext, request: FastifyRequest): string | null {
  return personOf(context.signer, request.cookies[COOKIE]);
}

/** The person who sent a request. Without a valid cookie they become a new guest, and the reply sets the cookie. */
export async function identify(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Me> {
  const known = personOfRequest(context, request);
  const id = known ?? newPersonId();
  if (known === null) giveCookie(context, request, reply, id);
  context.networks.see(id, networkOf(request.ip));
  return context.people.me(id, localeOf(request));
}

/** Signs the browser in as a person. Works over plain http; over https the cookie is limited to it. */
export function giveCookie(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): void {
  reply.setCookie(COOKIE, cookieOf(context.signer, person), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_SECONDS,
  });
}

/** The first supported language that the browser asks for. */
export function localeOf(request: FastifyRequest): Locale {
  return preferredLocale((request.headers['accept-language'] ?? '').split(','));
}
