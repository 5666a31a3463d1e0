import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { isStoreDown, StorageError } from '../storage/store.ts';

/** A path that the page does not have, so that it shows its "not found" page. */
const NOWHERE = 'nowhere';

/** Answers every error with a problem by key; details only go to the log. */
export function answerErrors(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler<FastifyError | Problem | StorageError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500 && !isStoreDown(error))
      context.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    answerError(context, request, reply, problem);
  });
}

/** Answers with a problem. If a browser opened an address that cannot be parsed, the page shows the problem. */
export function answerError(
  { settings }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const unreadable = problem.status === 400 && asksForPage(request);
  return unreadable ? reply.redirect(settings.basePath + NOWHERE) : answer(reply, problem);
}

export function answer(reply: FastifyReply, { status, words }: Problem): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ problem: words });
}

/** The problem to show for an error, without the error's own message. */
export function toProblem(error: FastifyError | Problem | StorageError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageError) return new Problem(503, 'notSaved');
  if (hasZodFastifySchemaValidationErrors(error)) return new Problem(400, 'badRequest');
  switch (error.statusCode) {
    case 413:
      return new Problem(413, 'tooLarge');
    case 429:
      return new Problem(429, 'tooMany');
    case 404:
      return new Problem(404, 'notFound');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new Problem(400, 'badRequest')
        : new Problem(500, 'server');
  }
}

/** Whether the page, not the server, answers this address. */
export function asksForPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && !path.startsWith('/api/') && !isFile(path);
}

/** Whether the last part of a path names a file: a missing file is an error, not an address of the page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,5}$/i.test(path);
}
