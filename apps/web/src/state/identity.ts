import type { Me } from '@durbar/protocol';
import { api } from '../net/api.ts';
import { identityStore } from './me.ts';
import { changePreferences } from './preferences.ts';

let asked: Promise<Me> | null = null;

/** Introduces this browser to the server, once. @throws {ApiError} where it can't be reached; then it may be tried again */
export function identifyBrowser(): Promise<Me> {
  asked ??= api.me().then(setMe);
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

function setMe(me: Me): Me {
  identityStore.setState({ me });
  changePreferences({ name: me.name });
  return me;
}

/** Another person from now on, by a device link. */
export async function redeemDeviceCode(code: string): Promise<Me> {
  const me = await api.takeDevice(code);
  asked = Promise.resolve(me);
  return setMe(me);
}

/** @throws {ApiError} where the server refuses the name or can't be reached; the device then keeps it for itself */
export async function renameMe(name: string): Promise<void> {
  changePreferences({ name });
  setMe(await api.changeMe({ name }));
}
