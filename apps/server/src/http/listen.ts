import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { StartupError } from '../config/settings.ts';

/** Opens the port. @returns its number @throws {StartupError} if it is not available */
export async function listen(app: FastifyInstance, { port, host }: Settings): Promise<number> {
  try {
    await app.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw typeof code === 'string' && code in FAILURES ? new StartupError(failure(code, port, host)) : error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const FAILURES: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program. Choose another with PORT, e.g. PORT=${port + 1}.`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (_, host) => `HOST is ${host}, which is not an address of this machine.`,
  ENOTFOUND: (_, host) => `HOST is ${host}, which is not an address of this machine.`,
  EAI_AGAIN: (_, host) => `HOST is ${host}, which cannot be looked up.`,
};

function failure(code: string, port: number, host: string): string {
  return FAILURES[code]?.(port, host) ?? code;
}
