import {
  type ChangeTable,
  type Companion,
  companions,
  HOST_API,
  type Invite,
  tableInfo,
  tableRef,
} from '@durbar/protocol';
import { requestJson, requestNothing } from './api.ts';

/** Requests of hosts and of those whom they invite, apart from the others, which the first load has. @throws {ApiError} each of them */
export const hostApi = {
  change: (table: string, change: ChangeTable) =>
    requestJson('PATCH', HOST_API.table(table), tableInfo, change),
  invite: (table: string, given: Invite) =>
    requestJson('POST', HOST_API.invitations(table), tableInfo, given),
  withdraw: (table: string, person: string) =>
    requestJson('DELETE', HOST_API.invitation(table, person), tableInfo),
  decline: (table: string) => requestNothing('POST', HOST_API.decline(table)),
  come: (code: string) => requestJson('POST', HOST_API.useTableCode, tableRef, { code }),
  endSeries: (table: string) => requestJson('POST', HOST_API.endSeries(table), tableInfo),
  companions: async (): Promise<readonly Companion[]> =>
    (await requestJson('GET', HOST_API.companions, companions)).people,
};
