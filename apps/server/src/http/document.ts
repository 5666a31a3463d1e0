import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { underBasePath } from './base-path.ts';

/** How the document can be compressed, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Filled {
  /** When the file was written from which it was made. */
  readonly writtenAt: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
}

/** The page's document for a base path. It is made from the built file, and made again after a build. */
export class PageDocument {
  readonly #file: string;
  readonly #basePath: string;
  #filled: Filled | null = null;

  constructor(file: string, basePath: string) {
    this.#file = file;
    this.#basePath = basePath;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { etag, plain, compressed } = this.#current();
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === null) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(compressed[encoding]);
  }

  #current(): Filled {
    const writtenAt = statSync(this.#file).mtimeMs;
    if (this.#filled?.writtenAt === writtenAt) return this.#filled;
    const plain = Buffer.from(underBasePath(readFileSync(this.#file, 'utf8'), this.#basePath));
    this.#filled = {
      writtenAt,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      compressed: { br: brotliCompressSync(plain), gzip: gzipSync(plain) },
    };
    return this.#filled;
  }
}

/** The best encoding that a client accepts; null: none. */
function acceptedEncoding(accepted: string): Encoding | null {
  const names = accepted.split(',').flatMap((each) => {
    const [name = '', quality = ''] = each.trim().split(/\s*;\s*/);
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name.toLowerCase()];
  });
  const wanted = new Set(names);
  return ENCODINGS.find((each) => wanted.has(each)) ?? null;
}
