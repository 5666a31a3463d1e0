import {
  OWNER_API,
  type OwnerPeopleQuery,
  type OwnerReportsQuery,
  type OwnerTablesQuery,
  ownerOverview,
  ownerPeople,
  ownerReports,
  ownerTables,
} from '@durbar/protocol';
import { requestJson, requestNothing } from './api.ts';

/** Requests of the server's owner, who proves by the key of the server that they are that. @throws {ApiError} each of them */
export function ownerApi(key: string) {
  const proof = { authorization: `Bearer ${key}` };
  const query = (values: Readonly<Record<string, string | undefined>>) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ).toString();
  const change = (method: string, path: string, body?: object) => requestNothing(method, path, body, proof);
  return {
    overview: () => requestJson('GET', OWNER_API.overview, ownerOverview, undefined, proof),
    people: (wanted: OwnerPeopleQuery) =>
      requestJson('GET', `${OWNER_API.people}?${query(wanted)}`, ownerPeople, undefined, proof),
    tables: (wanted: OwnerTablesQuery) =>
      requestJson('GET', `${OWNER_API.tables}?${query(wanted)}`, ownerTables, undefined, proof),
    reports: (wanted: OwnerReportsQuery) =>
      requestJson('GET', `${OWNER_API.reports}?${query(wanted)}`, ownerReports, undefined, proof),
    suspend: (person: string, suspended: boolean) =>
      change('PUT', OWNER_API.suspension(person), { suspended }),
    signOut: (person: string) => change('DELETE', OWNER_API.sessions(person)),
    close: (table: string) => change('POST', OWNER_API.close(table)),
    resolve: (report: number, resolved: boolean) =>
      change('PUT', OWNER_API.report(String(report)), { resolved }),
    countRatings: () => change('POST', OWNER_API.ratings),
  };
}
export type OwnerApi = ReturnType<typeof ownerApi>;
