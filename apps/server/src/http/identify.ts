import '@fastify/cookie';
import { type Locale, preferredLocale } from '@durbar/kernel';
import type { Me } from '@durbar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { COOKIE_MS, type Credential, cookieName, formatCookie, newCredential } from '../identity/cookie.ts';
import { deviceLabel } from '../identity/device-label.ts';
import type { Recognition } from '../identity/devices.ts';
import { StorageError } from '../storage/store.ts';

/** Somebody who sent a request, and the device that they sent it from. */
export interface Sender {
  readonly me: Me;
  readonly device: string;
}

/** Checks a request's cookie; a forged one is reported as a suspicion. */
export async function recognize(context: ServerContext, request: FastifyRequest): Promise<Recognition> {
  const recognition = await context.devices.recognize(request.cookies[chooseCookieName(context, request)]);
  if (recognition.kind === 'forged') context.suspicions.note('cookie', request.ip);
  return recognition;
}

/** The person who sent a request. Without a valid cookie they become a new guest, and the reply sets the cookie. */
export async function identify(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Me> {
  return (await identifySender(context, request, reply)).me;
}

/** The person who sent a request, as for `identify`, and their device. */
export async function identifySender(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sender> {
  const recognition = await recognize(context, request);
  const isKnown = recognition.kind === 'known';
  const credential = isKnown ? recognition.credential : newCredential(context.now());
  if (!isKnown) giveCookie(context, request, reply, credential);
  const { person, device } = credential;
  context.networks.see(person, networkOf(request.ip));
  const me = await context.people.me(person, negotiateLocale(request));
  const renewed = isKnown ? await renew(context, request, recognition) : null;
  if (renewed) giveCookie(context, request, reply, renewed);
  return { me, device };
}

/** The credential of a new cookie if it is time for one, else null. */
async function renew(
  context: ServerContext,
  request: FastifyRequest,
  { credential, row }: Extract<Recognition, { kind: 'known' }>,
): Promise<Credential | null> {
  const { devices, people } = context;
  if (!(await people.isStored(credential.person)))
    return devices.isOld(credential) ? { ...credential, issuedAt: context.now() } : null;
  try {
    return await devices.use(credential, row, labelDevice(request));
  } catch (error) {
    // The request itself does not depend on it.
    if (!(error instanceof StorageError)) throw error;
    context.log.warn({ err: error }, 'the use of a device could not be stored');
    return null;
  }
}

/** Signs a person in on the device that sent a request, as a device of its own. */
export async function signIn(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  credential: Credential,
): Promise<void> {
  await context.devices.add(credential, labelDevice(request));
  giveCookie(context, request, reply, credential);
}

/** Sets the cookie. Works over plain http; over https it is limited to it. */
function giveCookie(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  credential: Credential,
): void {
  reply.setCookie(chooseCookieName(context, request), formatCookie(context.signer, credential), {
    ...attributes(context, request),
    maxAge: COOKIE_MS / 1000,
  });
}

/** Removes the cookie from the browser. */
export function takeCookie(context: ServerContext, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(chooseCookieName(context, request), attributes(context, request));
}

function chooseCookieName({ settings }: ServerContext, request: FastifyRequest): string {
  return cookieName(isSecure(request), settings.basePath);
}

function attributes({ settings }: ServerContext, request: FastifyRequest) {
  return { path: settings.basePath, httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}

/** Whether a request came over https, as far as trusted proxies say. */
export function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function labelDevice({ headers }: FastifyRequest): string {
  return deviceLabel(headers['user-agent'] ?? '');
}

/** The first supported language that the browser asks for. */
export function negotiateLocale(request: FastifyRequest): Locale {
  return preferredLocale((request.headers['accept-language'] ?? '').split(','));
}
