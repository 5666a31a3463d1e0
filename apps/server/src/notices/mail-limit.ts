const HOUR = 60 * 60_000;
/** Mails in an hour to an address that nobody has confirmed. */
const MOST = 3;
/** More addresses than these are not remembered: the oldest goes first. */
const MOST_ADDRESSES = 10_000;

/** Keeps people from having mails sent to others again and again. */
export class MailLimit {
  readonly #elapsed: () => number;
  readonly #sent = new Map<string, readonly number[]>();

  /** @param elapsed milliseconds of a clock that nobody can set */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Whether one more mail may be sent to an address; it counts as sent then. */
  allows(address: string): boolean {
    const key = address.toLowerCase();
    const at = this.#elapsed();
    const recent = (this.#sent.get(key) ?? []).filter((each) => at - each < HOUR);
    if (recent.length >= MOST) return false;
    this.#sent.delete(key);
    this.#sent.set(key, [...recent, at]);
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > MOST_ADDRESSES && oldest !== undefined) this.#sent.delete(oldest);
    return true;
  }
}
