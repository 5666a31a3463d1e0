import { randomBytes } from 'node:crypto';
import { nonceHash } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import { z } from 'zod';
import { Failure } from '../environment.ts';

/** A table to open: people on its first seats, then bots. */
interface Opening {
  readonly game: string;
  readonly options?: object;
  readonly bots?: readonly string[];
  readonly pace?: 'live' | 'days';
  readonly clock?: object;
}

const TRIES = 20;

/**
 * Sends a request, again if the server got no time to read it (408): on a busy machine that is no fault of the server,
 * which has done nothing.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, init);
    if (answer.status !== 408 || tries === TRIES) return answer;
    await answer.arrayBuffer();
  }
}

/** Makes the server register a new guest. @returns the guest's cookie */
export async function createGuest(url: string): Promise<string> {
  const answer = await request(url + API.me);
  await answer.arrayBuffer();
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined)
    throw new Failure(`the server accepts no guests: HTTP ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** Opens a table, seats the guests with these cookies and starts the match. @returns the table's id */
export async function openTable(
  url: string,
  cookies: readonly string[],
  { game, options = {}, bots = [], pace = 'live', clock }: Opening,
): Promise<string> {
  const guests = cookies.map((cookie) => ({ cookie, nonce: randomBytes(16).toString('hex') }));
  const seats = [...guests.map(() => ({ kind: 'empty' })), ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const body = { game, options, pace, open: false, seats, ...(clock && { clock }) };
  const { id } = z.object({ id: z.string() }).parse(await post(url + API.tables, cookies[0], body));
  for (const [seat, { cookie, nonce }] of guests.entries())
    await post(url + API.join(id), cookie, { seat, round: 0, hash: nonceHash(nonce) });
  await post(url + API.start(id), cookies[0]);
  for (const { cookie, nonce } of guests) await post(url + API.nonce(id), cookie, { round: 0, nonce });
  return id;
}

async function post(url: string, cookie: string | undefined, body?: object): Promise<unknown> {
  const headers = { cookie: cookie ?? '', ...(body && { 'content-type': 'application/json' }) };
  const answer = await request(url, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`${new URL(url).pathname} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
