import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerContext } from '../core/context.ts';
import { isForApi } from './api-route.ts';
import { withoutBasePath } from './base-path.ts';
import { limitConnections } from './connections.ts';
import { answerError, answerErrors, toProblem } from './errors.ts';
import { BODY_BYTES } from './limits.ts';
import { describeApi } from './openapi/document.ts';
import { secure } from './security.ts';

/** The HTTP server without its routes: parsing, limits, headers, errors, metrics. */
export async function createApp(context: ServerContext): Promise<FastifyInstance> {
  // Fastify's own messages matter only from `warn` up.
  const log: FastifyBaseLogger = context.log.child({}, { level: quieter(context.log.level) });
  const { connectionMs, requestMs, keepAliveMs, headersMs } = context.tuning;
  const app = fastify({
    loggerInstance: log,
    // The address of a private table gives access to it, so requests are logged by route, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < context.settings.trustProxy,
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    // A client that sends half a request, or nothing, must not hold a connection.
    connectionTimeout: connectionMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / 4) },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, context.settings.basePath),
    // Addresses that cannot be parsed do not reach the routes.
    frameworkErrors: (error, request, reply) => {
      void answerError(context, request, reply, toProblem(error));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyBodies(app);
  answerErrors(app, context);
  limitConnections(app, context);
  await app.register(cookie);
  await secure(app, context);
  measure(app, context);
  await describeApi(app, context.settings);
  return app;
}

/** Accepts a request of content type JSON without a body, as many clients send it if there is nothing to send. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body.toString(), done);
  });
}

function quieter(level: string): string {
  return level === 'info' ? 'warn' : level;
}

function measure(app: FastifyInstance, context: ServerContext): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (isForApi(request) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    context.metrics.httpSeconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    context.log.debug(
      { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    next();
  });
}
