import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { StorageError } from '../storage/writer.ts';
import { asksForPage, NOWHERE } from './address.ts';

/** Answers whatever goes wrong with a problem in words by key; what exactly it was stays in the log. */
export function answerErrors(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler<FastifyError | Problem | StorageError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500)
      context.log.error({ err: error, route: request.routeOptions.url }, 'a request could not be answered');
    answerError(request, reply, problem);
  });
}

/** Says what went wrong: where somebody opens an address that can't be read, the page does. */
export function answerError(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const unreadable = problem.status === 400 && asksForPage(request);
  return unreadable ? reply.redirect(NOWHERE) : answer(reply, problem);
}

export function answer(reply: FastifyReply, { status, words }: Problem): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ problem: words });
}

/** What a client is told of an error: nothing of what it says. */
export function problemOf(error: FastifyError | Problem | StorageError): Problem {
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
