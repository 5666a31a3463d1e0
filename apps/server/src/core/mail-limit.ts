import { HourlyLimit } from './hourly-limit.ts';

/** Mails in an hour to one mailbox, and because of one network. */
const PER_MAILBOX = 3;
const PER_NETWORK = 10;

/** Providers that leave out dots, and the name that stands for all of theirs. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** How many mails are sent to people who have not asked for any: links to sign in, and to confirm an address. */
export class MailLimit {
  readonly #perMailbox: HourlyLimit;
  readonly #perNetwork: HourlyLimit;

  /** @param elapsed milliseconds of a clock that nobody can set */
  constructor(elapsed: () => number) {
    this.#perMailbox = new HourlyLimit(elapsed, PER_MAILBOX);
    this.#perNetwork = new HourlyLimit(elapsed, PER_NETWORK);
  }

  /** Whether one more may be sent; it counts as sent then. */
  allows(network: string, address: string): boolean {
    return this.#perNetwork.allows(network) && this.#perMailbox.allows(mailboxOf(address));
  }
}

/** Where mail to an address arrives, as far as its spelling tells: most servers ignore what follows a plus sign. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [bare = ''] = name.split('+');
  const dotless = WITHOUT_DOTS.get(domain);
  return dotless === undefined ? `${bare}@${domain}` : `${bare.replaceAll('.', '')}@${dotless}`;
}
