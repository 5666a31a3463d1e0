import { ACCOUNT_API, API, HOST_API, OWNER_API } from '@durbar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { isAdmitted } from '../identity/admission.ts';
import { recognize } from './identify.ts';

const JOIN = API.join(':table');

/** What makes somebody a host, gives them a seat, or has others play with them. */
const PLAYING: ReadonlySet<string> = new Set([
  API.tables,
  JOIN,
  API.start(':table'),
  API.rematch(':table'),
  API.useReturnCode,
  HOST_API.invitations(':table'),
]);

/** By which somebody comes in on a server of mode `invited`; also what changes nothing that others see. */
const ENTRANCES: ReadonlySet<string> = new Set([
  ACCOUNT_API.invitation,
  API.useDeviceLink,
  API.useReturnCode,
  HOST_API.useTableCode,
  '/api/mail/confirm/:token',
  '/api/mail/stop/:token',
]);

/**
 * Refuses what only those may do who are admitted, where not everybody is. On a server of mode `invited` nobody else gets a row,
 * since whoever has one counts as admitted.
 */
export function checkAdmission(app: FastifyInstance, context: ServerContext): void {
  const { settings, store } = context;
  const { serverMode } = settings;
  if (serverMode === 'open') return;
  app.addHook('preHandler', async (request) => {
    const isRestricted = serverMode === 'accounts' ? isPlaying(request) : await isNew(context, request);
    if (!isRestricted) return;
    const recognition = await recognize(context, request);
    if (recognition.kind === 'known' && (await isAdmitted(settings, store, recognition.credential.person)))
      return;
    throw new Problem(403, serverMode === 'accounts' ? 'accountNeeded' : 'invitationNeeded');
  });
}

/** Refuses what people whom the server's owner has suspended may not do. */
export function checkSuspension(app: FastifyInstance, context: ServerContext): void {
  app.addHook('preHandler', async (request) => {
    if (!isPlaying(request) && !isShowing(request)) return;
    const recognition = await recognize(context, request);
    if (recognition.kind === 'known' && context.suspensions.has(recognition.credential.person))
      throw new Problem(403, 'suspended');
  });
}

function isPlaying({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && PLAYING.has(routeOptions.url ?? '');
}

/** Whether a request changes what others read of its sender: their name, and who finds or comes to their table. */
function isShowing({ method, routeOptions, body }: FastifyRequest): boolean {
  if (method !== 'PATCH') return false;
  const { url } = routeOptions;
  return url === HOST_API.table(':table') || (url === API.me && isRenaming(body));
}

function isRenaming(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'name' in body;
}

/** Whether a request would make its sender known, without being an invitation itself. */
async function isNew({ store }: ServerContext, request: FastifyRequest): Promise<boolean> {
  const { method, routeOptions, params } = request;
  const url = routeOptions.url ?? '';
  if (method === 'GET' || method === 'HEAD' || !url.startsWith('/api/')) return false;
  // Nobody becomes known by signing in; an account is only made for those who are.
  if (ENTRANCES.has(url) || url.startsWith(ACCOUNT_API.mine)) return false;
  // The server's owner has a key instead of a cookie.
  if (url.startsWith(OWNER_API.overview)) return false;
  if (url !== JOIN || typeof params !== 'object' || params === null || !('table' in params)) return true;
  // The link of a table that nobody finds in the list comes from its host.
  const found = await store.findTable(String(params.table));
  return (found?.table.visibility ?? 'open') === 'open';
}
