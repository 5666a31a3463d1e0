import {
  API,
  type changeMe,
  type GiveHash,
  type GiveNonce,
  type joinTable,
  me,
  problemAnswer,
  rematchRef,
  type seatChoice,
  tableInfo,
} from '@durbar/protocol';
import * as z from 'zod/mini';
import { onHost } from '../address/base-path.ts';
import { ApiError } from './api-error.ts';
import { randomHex } from './random.ts';

/** Sends a request and checks the answer by `schema`. @param proof headers that say who asks @throws {ApiError} */
export async function requestJson<T>(
  method: string,
  path: string,
  schema: z.core.$ZodType<T>,
  body?: unknown,
  proof?: Readonly<Record<string, string>>,
): Promise<T> {
  const answer = await sendRequest(method, path, body, proof);
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const read = z.safeParse(problemAnswer, json);
    throw new ApiError(read.success ? read.data.problem : { key: 'problem.server' }, answer.status);
  }
  const read = z.safeParse(schema, json);
  if (!read.success) throw new ApiError({ key: 'trouble.foreign' }, answer.status);
  return read.data;
}

/** Sends a request whose answer has no content. @throws {ApiError} */
export async function requestNothing(
  method: string,
  path: string,
  body?: unknown,
  proof?: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await sendRequest(method, path, body, proof);
  if (answer.ok) return;
  const read = z.safeParse(problemAnswer, await answer.json().catch(() => null));
  throw new ApiError(read.success ? read.data.problem : { key: 'problem.server' }, answer.status);
}

/** Milliseconds until a request without an answer is sent once more. */
const AGAIN_MS = 700;

/** Sends a request, once more if there is no answer. @param proof headers that say who asks @throws {ApiError} if there is none then */
export async function sendRequest(
  method: string,
  path: string,
  body?: unknown,
  proof?: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers: Record<string, string> = { ...proof };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // By this the server knows a request that it has carried out already, though its answer was lost.
  if (method === 'POST') headers['idempotency-key'] = randomHex(12);
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  try {
    return await fetch(onHost(path), request).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return fetch(onHost(path), request);
    });
  } catch {
    // `fetch` throws only if there is no answer.
    throw new ApiError({ key: 'trouble.offline' }, 0);
  }
}

/** HTTP requests about the person and tables; others are where they are used. @throws {ApiError} each of them */
export const api = {
  me: () => requestJson('GET', API.me, me),
  changeMe: (change: z.infer<typeof changeMe>) => requestJson('PATCH', API.me, me, change),
  table: (table: string) => requestJson('GET', API.table(table), tableInfo),
  giveHash: (table: string, given: GiveHash) => requestJson('POST', API.hash(table), tableInfo, given),
  giveNonce: (table: string, given: GiveNonce) => requestJson('POST', API.nonce(table), tableInfo, given),
  join: (table: string, choice: z.infer<typeof joinTable>) =>
    requestJson('POST', API.join(table), tableInfo, choice),
  leave: (table: string) => requestJson('POST', API.leave(table), tableInfo),
  start: (table: string) => requestJson('POST', API.start(table), tableInfo),
  setSeat: (table: string, seat: number, choice: z.infer<typeof seatChoice>) =>
    requestJson('PUT', API.seat(table, seat), tableInfo, choice),
  rematch: (table: string) => requestJson('POST', API.rematch(table), rematchRef),
};
