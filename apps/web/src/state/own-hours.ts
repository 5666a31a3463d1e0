import { STANDARD_HOURS, type WakingHours } from '@durbar/protocol';
import { clockApi } from '../net/clock-api.ts';

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The waking hours of somebody who has not set any, where this device is. */
export function standardHours(): WakingHours {
  return { zone: ownZone(), ...STANDARD_HOURS };
}

/**
 * Sends the time zone of this device to the server, if the person has not set one: call it before they sit down at a table whose clocks run in
 * waking hours.
 * @throws {ApiError}
 */
export async function sendZone(): Promise<void> {
  const { hours } = await clockApi.mine();
  if (hours === null) await clockApi.setHours(standardHours());
}
