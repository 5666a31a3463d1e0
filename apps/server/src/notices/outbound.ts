import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A receiver that takes longer is too slow. */
const TIMEOUT_MS = 5000;
/** An address that people give is not used: by what people can be told. */
export type AddressFault = 'address' | 'https' | 'private';

/** An address leads into a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Sends messages to addresses that people have given. Only by https, and never into a private network, unless the host has
 * named the target; no redirect is followed.
 */
export class Outbound {
  readonly #named: ReadonlySet<string>;

  /** @param named targets that the host allows, as `name` or `name:port` */
  constructor(named: readonly string[]) {
    this.#named = new Set(named);
  }

  /** What is wrong with an address as far as can be told without asking; null if nothing is. */
  findFault(address: string): AddressFault | null {
    if (!URL.canParse(address)) return 'address';
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return 'address';
    if (this.#isNamed(url)) return url.protocol === 'http:' || url.protocol === 'https:' ? null : 'address';
    if (url.protocol !== 'https:') return 'https';
    const host = bareHost(url);
    return isIP(host) !== 0 && !isPublicAddress(host) ? 'private' : null;
  }

  /**
   * Posts a message.
   * @returns the status of the answer
   * @throws {PrivateAddress} if it would go into a private network
   * @throws {Error} if it was not answered
   */
  post(address: string, { headers, body }: Body): Promise<number> {
    const url = new URL(address);
    if (this.findFault(address) !== null) return Promise.reject(new PrivateAddress(url.host));
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    const options = {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Durbar' },
      ...(!this.#isNamed(url) && { lookup: lookUpPublic }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, options, (answer) => {
        resolve(answer.statusCode ?? 0);
        // Nobody reads it, however long it is.
        answer.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  #isNamed({ hostname, host }: URL): boolean {
    return this.#named.has(host) || this.#named.has(hostname);
  }
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Looks a name up, and refuses it if any of its addresses is private. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(hostname), []);
    if (options.all === true) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
