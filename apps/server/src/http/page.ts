import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../core/problem.ts';
import { PageDocument } from './document.ts';
import { answer, asksForPage } from './errors.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Serves the built page. Browsers cache files with a hash in their name forever and revalidate all others. Addresses that
 * are not files get the page itself.
 * @param dir folder of the built page
 * @param basePath the path under which a proxy offers the server; the document has it in its addresses
 */
export async function servePage(app: FastifyInstance, dir: string, basePath: string): Promise<void> {
  const file = join(dir, 'index.html');
  // Checked at each request: a build replaces the page while it is served.
  const isBuilt = (): boolean => existsSync(file);
  const served = isBuilt();
  const document = basePath === '/' ? null : new PageDocument(file, basePath);
  const sendDocument = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!served || !isBuilt()) return notBuilt(reply);
    return document ? document.send(request, reply) : reply.sendFile('index.html');
  };
  // Otherwise the document as it was built would be one of the static files.
  if (document)
    for (const path of ['/', '/index.html']) app.get(path, { schema: { hide: true } }, sendDocument);
  if (served)
    await app.register(fastifyStatic, {
      root: dir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const lasting = path.includes(`${sep}assets${sep}`);
        response.setHeader('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    return asksForPage(request) ? sendDocument(request, reply) : answer(reply, new Problem(404, 'notFound'));
  });
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send('The page is not built yet: npm run build\n');
}
