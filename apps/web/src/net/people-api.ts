import {
  API,
  blocks,
  foundPeople,
  type HistoryQuery,
  history,
  type NewReport,
  type NewTable,
  PEOPLE_API,
  privacy,
  profile,
  rivals,
  tableBans,
  tableInfo,
} from '@durbar/protocol';
import { requestJson, requestNothing } from './api.ts';

/** A query without what is not asked for, with its question mark. */
function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** Requests about people, and about tables before their start, apart from the others, which the first load has. @throws {ApiError} each of them */
export const peopleApi = {
  search: (name: string) => requestJson('GET', PEOPLE_API.people + queryOf({ name }), foundPeople),
  profile: (person: string) => requestJson('GET', PEOPLE_API.person(person), profile),
  history: (person: string, query: HistoryQuery = {}) =>
    requestJson('GET', PEOPLE_API.history(person) + queryOf(query), history),
  rivals: (person: string) => requestJson('GET', PEOPLE_API.rivals(person), rivals),
  report: (person: string, report: NewReport) => requestNothing('POST', PEOPLE_API.report(person), report),
  privacy: () => requestJson('GET', PEOPLE_API.privacy, privacy),
  setPrivate: (isPrivate: boolean) => requestJson('PUT', PEOPLE_API.privacy, privacy, { private: isPrivate }),
  blocks: () => requestJson('GET', PEOPLE_API.blocks, blocks),
  block: (person: string) => requestJson('PUT', PEOPLE_API.block(person), blocks),
  unblock: (person: string) => requestJson('DELETE', PEOPLE_API.block(person), blocks),
  bans: (table: string) => requestJson('GET', PEOPLE_API.bans(table), tableBans),
  ban: (table: string, person: string) => requestJson('PUT', PEOPLE_API.ban(table, person), tableBans),
  mute: (table: string, seat: number, muted: boolean) =>
    requestJson('POST', API.mute(table), tableInfo, { seat, muted }),
  newTable: (table: NewTable) => requestJson('POST', API.tables, tableInfo, table),
  chooseColours: (table: string, choice: { readonly colours: number[] }) =>
    requestJson('PUT', API.colours(table), tableInfo, choice),
  rate: (table: string, rated: boolean) => requestJson('PUT', API.rated(table), tableInfo, { rated }),
  endBan: (table: string, person: string) => requestJson('DELETE', PEOPLE_API.ban(table, person), tableBans),
};
