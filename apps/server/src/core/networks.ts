import { isLoopback } from './network.ts';

/** Number of people to remember: beyond it the person seen longest ago is forgotten. */
const MAX = 50_000;

/** The network of people who were not seen since the server started. They share the limits of one network. */
const UNKNOWN = 'unknown';

/** From which network each person was last seen. Kept in memory only: addresses are stored nowhere. */
export class Networks {
  readonly #networks = new Map<string, string>();

  /** A person sends a request or opens a socket. */
  see(person: string, network: string): void {
    this.#networks.delete(person);
    this.#networks.set(person, network);
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > MAX && oldest !== undefined) this.#networks.delete(oldest);
  }

  /**
   * Whether two people were last seen in one network. Not so for people who were not seen since the server started, and not for this
   * machine's own loopback: behind a proxy that is not trusted everybody is there.
   */
  isShared(one: string, other: string): boolean {
    const network = this.#networks.get(one);
    return network !== undefined && network === this.#networks.get(other) && !isLoopback(network);
  }

  of(person: string): string {
    return this.#networks.get(person) ?? UNKNOWN;
  }
}
