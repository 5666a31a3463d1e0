import { randomBytes } from 'node:crypto';
import {
  API,
  type Me,
  me as meSchema,
  type NewTable,
  type TableInfo,
  tableInfo,
  tableRef,
} from '@durbar/protocol';
import type * as z from 'zod/mini';
import { Page } from './page.ts';

export const nonce = (): string => randomBytes(16).toString('hex');

export interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** A person with a browser: keeps the cookie, sends HTTP requests, opens sockets. */
export class Person {
  readonly url: string;
  cookie: string | null = null;
  me: Me = { id: '', name: '', locale: 'en' };

  private constructor(url: string) {
    this.url = url;
  }

  static async arrive(url: string, cookie: string | null = null): Promise<Person> {
    const person = new Person(url);
    person.cookie = cookie;
    person.me = meSchema.parse((await person.ask('GET', API.me)).json);
    return person;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie !== null && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null;
    const text = await answer.text();
    const json: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: answer.status, json, headers: answer.headers };
  }

  async #ok<T>(schema: z.ZodMiniType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const { status, json } = await this.ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(json)}`);
    return schema.parse(json);
  }

  open(table: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<TableInfo> {
    const whole: NewTable = {
      game: 'bazaar',
      options: {},
      pace: 'live',
      open: false,
      nonce: nonce(),
      start: false,
      ...table,
    };
    return this.#ok(tableInfo, 'POST', API.tables, whole);
  }

  info = (table: string) => this.#ok(tableInfo, 'GET', API.table(table));
  join = (table: string, seat?: number) =>
    this.#ok(tableInfo, 'POST', API.join(table), { nonce: nonce(), ...(seat !== undefined && { seat }) });
  leave = (table: string) => this.#ok(tableInfo, 'POST', API.leave(table));
  start = (table: string) => this.#ok(tableInfo, 'POST', API.start(table));
  rematch = async (table: string) =>
    (await this.#ok(tableRef, 'POST', API.rematch(table), { nonce: nonce() })).table;

  /** Opens a socket and waits for the greeting. */
  connect(origin?: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    return Page.open(this.url, this.cookie, origin, headers);
  }
}
