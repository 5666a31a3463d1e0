import { API } from '@durbar/protocol';
import { sendRequest } from './api.ts';
import { ApiError } from './api-error.ts';

/** Downloads the record of a table's match, or the log that the person may see of it, as text. @throws {ApiError} */
export async function loadRecord(table: string): Promise<string> {
  const answer = await sendRequest('GET', API.record(table));
  if (!answer.ok) throw new ApiError({ key: 'problem.server' }, answer.status);
  return answer.text();
}
