import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Step, Visit } from '../accounts/accounts.ts';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { identifySender, isSecure } from './identify.ts';

/** What accounts need to know of a request. */
export async function visitOf(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const { host, hostname, headers, ip } = request;
  return {
    ...(await identifySender(context, request, reply)),
    place: { host, hostname, isSecure: isSecure(request) },
    network: networkOf(ip),
    cookies: headers.cookie ?? '',
  };
}

/** Gives a browser the cookies of a step. @returns what else it is sent */
export function passOn<T>(reply: FastifyReply, { body, cookies }: Step<T>): T {
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
  return body;
}
