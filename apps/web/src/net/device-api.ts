import { API, deviceLink, devices, me, tableInfo, tableRef } from '@durbar/protocol';
import { requestJson, requestNothing } from './api.ts';

/** Requests about devices, links and the person's data, apart from the others, which the first load has. @throws {ApiError} each of them */
export const deviceApi = {
  devices: () => requestJson('GET', API.devices, devices),
  endDevice: (device: string) => requestJson('DELETE', API.device(device), devices),
  endDeviceCodes: () => requestJson('DELETE', API.deviceLink, devices),
  makeDeviceLink: () => requestJson('POST', API.deviceLink, deviceLink),
  takeDevice: (code: string) => requestJson('POST', API.useDeviceLink, me, { code }),
  deleteMe: () => requestNothing('DELETE', API.me),
  /** Signs this device out; what it asks for from then on, it asks for as a new guest. */
  signOut: (device: string) => requestNothing('DELETE', API.device(device)),
  takeSeat: (code: string) => requestJson('POST', API.useReturnCode, tableRef, { code }),
  renewReturnLink: (table: string) => requestJson('POST', API.returnLink(table), tableInfo),
};
