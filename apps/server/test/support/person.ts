import { randomBytes } from 'node:crypto';
import { nonceHash } from '@durbar/kernel';
import {
  API,
  type Me,
  me as meSchema,
  type NewTable,
  rematchRef,
  type TableInfo,
  tableInfo,
} from '@durbar/protocol';
import type * as z from 'zod/mini';
import { Page } from './page.ts';

export const nonce = (): string => randomBytes(16).toString('hex');

export interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Who has bound themselves to a nonce, by table. */
const seatedAt = new Map<string, Set<Person>>();

/** A new table, with a seat for the person who opens it. */
interface Opening extends Partial<Omit<NewTable, 'seats'>> {
  readonly seats: readonly (NewTable['seats'][number] | { readonly kind: 'me' })[];
  /** Starts as soon as it is open. */
  readonly start?: boolean;
}

/** A person with a browser: keeps the cookie, sends HTTP requests, opens sockets. */
export class Person {
  url: string;
  cookie: string | null = null;
  me: Me = { id: '', name: '', locale: 'en' };
  /** This person's nonces, by table. */
  readonly nonces = new Map<string, string>();

  /** Cookies of a proof that has begun. */
  readonly #others = new Map<string, string>();
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.url = url;
    this.#headers = headers;
  }

  /** @param headers that all requests and sockets have, as from a proxy */
  static async arrive(
    url: string,
    cookie: string | null = null,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Person> {
    const person = new Person(url, headers);
    person.cookie = cookie;
    person.me = meSchema.parse((await person.ask('GET', API.me)).json);
    return person;
  }

  /** Goes on with the same browser at a server that has started again. */
  moveTo(url: string): this {
    this.url = url;
    return this;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie !== null && { cookie: [this.cookie, ...this.#others.values()].join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) this.#keep(set);
    const text = await answer.text();
    const json: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: answer.status, json, headers: answer.headers };
  }

  #keep(set: string): void {
    const [pair = ''] = set.split(';');
    const [name = ''] = pair.split('=');
    if (!name.includes('account')) this.cookie = pair;
    else if (/max-age=0/i.test(set)) this.#others.delete(name);
    else this.#others.set(name, pair);
  }

  async #ok<T>(schema: z.ZodMiniType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const { status, json } = await this.ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(json)}`);
    return schema.parse(json);
  }

  /** Opens a table, sits down where it says `me`, and starts if it says so. */
  async open({ seats, start = false, ...table }: Opening): Promise<TableInfo> {
    const whole: NewTable = {
      game: 'bazaar',
      options: {},
      pace: 'live',
      open: false,
      ...table,
      seats: seats.map((seat) => (seat.kind === 'me' ? { kind: 'empty' } : seat)),
    };
    const opened = await this.#ok(tableInfo, 'POST', API.tables, whole);
    const mine = seats.findIndex(({ kind }) => kind === 'me');
    const info = mine < 0 ? opened : await this.join(opened.id, mine);
    return start ? this.start(info.id) : info;
  }

  info = (table: string) => this.#ok(tableInfo, 'GET', API.table(table));
  leave = (table: string) => this.#ok(tableInfo, 'POST', API.leave(table));

  /** Sits down with the hash of a new nonce. */
  async join(table: string, seat?: number): Promise<TableInfo> {
    return this.#ok(tableInfo, 'POST', API.join(table), await this.place(table, seat));
  }

  /** The body of a request to sit down; keeps the nonce that it binds this person to. */
  async place(table: string, seat?: number): Promise<object> {
    const { rounds } = await this.info(table);
    return { round: rounds.length, hash: this.bind(table), ...(seat !== undefined && { seat }) };
  }

  /** Takes a new nonce for a table. @returns its hash */
  bind(table: string): string {
    const mine = nonce();
    this.nonces.set(table, mine);
    const seated = seatedAt.get(table) ?? new Set();
    seatedAt.set(table, seated.add(this));
    return nonceHash(mine);
  }

  /** The host starts, and all who sat down give their nonces. */
  async start(table: string): Promise<TableInfo> {
    return this.#allGive(await this.#ok(tableInfo, 'POST', API.start(table)));
  }

  async #allGive(info: TableInfo): Promise<TableInfo> {
    if (info.status !== 'starting') return info;
    for (const person of seatedAt.get(info.id) ?? []) await person.giveNonce(info.id);
    return this.info(info.id);
  }

  async giveNonce(table: string): Promise<Reply> {
    const { rounds } = await this.info(table);
    const body = { round: rounds.length, nonce: this.nonces.get(table) ?? nonce() };
    return this.ask('POST', API.nonce(table), body);
  }

  /** Asks for a rematch and sits down there; the last one has the match begin. */
  async rematch(table: string): Promise<string> {
    const { table: next, seat } = await this.#ok(rematchRef, 'POST', API.rematch(table));
    if (seat !== null) await this.#allGive(await this.join(next, seat));
    return next;
  }

  /** Opens a socket and waits for the greeting. */
  connect(origin?: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    return Page.open(this.url, this.cookie, origin, { ...this.#headers, ...headers });
  }
}
