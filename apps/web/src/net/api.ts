import {
  API,
  type changeMe,
  type chooseColours,
  deviceLink,
  devices,
  type GiveHash,
  type GiveNonce,
  type joinTable,
  me,
  type newTable,
  problemAnswer,
  recordKey,
  rematchRef,
  type seatChoice,
  tableInfo,
  tableRef,
} from '@durbar/protocol';
import * as z from 'zod/mini';
import { onHost } from '../address/base-path.ts';
import { ApiError } from './api-error.ts';
import { randomHex } from './random.ts';

/** Sends a request and checks the answer by `schema`. @throws {ApiError} */
export async function requestJson<T>(
  method: string,
  path: string,
  schema: z.core.$ZodType<T>,
  body?: unknown,
): Promise<T> {
  const answer = await sendRequest(method, path, body);
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
export async function requestNothing(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await sendRequest(method, path, body);
  if (answer.ok) return;
  const read = z.safeParse(problemAnswer, await answer.json().catch(() => null));
  throw new ApiError(read.success ? read.data.problem : { key: 'problem.server' }, answer.status);
}

/** Downloads a text. @throws {ApiError} */
async function download(path: string): Promise<string> {
  const answer = await sendRequest('GET', path, undefined);
  if (!answer.ok) throw new ApiError({ key: 'problem.server' }, answer.status);
  return answer.text();
}

/** Milliseconds until a request without an answer is sent once more. */
const AGAIN_MS = 700;

async function sendRequest(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
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

/** All HTTP requests of the page. @throws {ApiError} each of them */
export const api = {
  me: () => requestJson('GET', API.me, me),
  changeMe: (change: z.infer<typeof changeMe>) => requestJson('PATCH', API.me, me, change),
  devices: () => requestJson('GET', API.devices, devices),
  endDevice: (device: string) => requestJson('DELETE', API.device(device), devices),
  /** Signs this device out; what it asks for from then on, it asks for as a new guest. */
  signOut: (device: string) => requestNothing('DELETE', API.device(device)),
  endDeviceCodes: () => requestJson('DELETE', API.deviceLink, devices),
  deleteMe: () => requestNothing('DELETE', API.me),
  renewReturnLink: (table: string) => requestJson('POST', API.returnLink(table), tableInfo),
  makeDeviceLink: () => requestJson('POST', API.deviceLink, deviceLink),
  takeDevice: (code: string) => requestJson('POST', API.useDeviceLink, me, { code }),
  takeSeat: (code: string) => requestJson('POST', API.useReturnCode, tableRef, { code }),
  newTable: (table: z.infer<typeof newTable>) => requestJson('POST', API.tables, tableInfo, table),
  table: (table: string) => requestJson('GET', API.table(table), tableInfo),
  giveHash: (table: string, given: GiveHash) => requestJson('POST', API.hash(table), tableInfo, given),
  giveNonce: (table: string, given: GiveNonce) => requestJson('POST', API.nonce(table), tableInfo, given),
  join: (table: string, choice: z.infer<typeof joinTable>) =>
    requestJson('POST', API.join(table), tableInfo, choice),
  leave: (table: string) => requestJson('POST', API.leave(table), tableInfo),
  start: (table: string) => requestJson('POST', API.start(table), tableInfo),
  setSeat: (table: string, seat: number, choice: z.infer<typeof seatChoice>) =>
    requestJson('PUT', API.seat(table, seat), tableInfo, choice),
  chooseColours: (table: string, choice: z.infer<typeof chooseColours>) =>
    requestJson('PUT', API.colours(table), tableInfo, choice),
  hideTable: (table: string, hidden: boolean) => requestJson('POST', API.hide(table), tableInfo, { hidden }),
  mute: (table: string, seat: number, muted: boolean) =>
    requestJson('POST', API.mute(table), tableInfo, { seat, muted }),
  record: (table: string) => download(API.record(table)),
  rematch: (table: string) => requestJson('POST', API.rematch(table), rematchRef),
  recordKey: () => requestJson('GET', API.key, recordKey),
};
