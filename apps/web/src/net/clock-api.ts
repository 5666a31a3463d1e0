import { type AgreeTo, CLOCK_API, myClock, tableInfo, type WakingHours } from '@durbar/protocol';
import { requestJson } from './api.ts';

/** Requests about clocks, apart from the others, which the first load has. @throws {ApiError} each of them */
export const clockApi = {
  mine: () => requestJson('GET', CLOCK_API.mine, myClock),
  setHours: (hours: WakingHours) => requestJson('PUT', CLOCK_API.mine, myClock, hours),
  agree: (table: string, given: AgreeTo) => requestJson('POST', CLOCK_API.agree(table), tableInfo, given),
};
