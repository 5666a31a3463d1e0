import type { Me } from '@durbar/protocol';
import { api } from '../net/api.ts';
import { identityStore } from './me.ts';
import { changePreferences } from './preferences.ts';

let request: Promise<Me> | null = null;

/** Identifies this browser to the server, once. @throws {ApiError} if the server cannot be reached; the next call tries again */
export function identifyBrowser(): Promise<Me> {
  request ??= api.me().then(setMe);
  request.catch(() => {
    request = null;
  });
  return request;
}

function setMe(me: Me): Me {
  identityStore.setState({ me, failed: false });
  changePreferences({ name: me.name });
  return me;
}

/** This browser is another person now, as the server has said. */
export function adoptIdentity(me: Me): void {
  request = Promise.resolve(me);
  setMe(me);
}

/** Renames the player. @throws {ApiError} if the server refuses the name or cannot be reached; this device still keeps it */
export async function renameMe(name: string): Promise<void> {
  changePreferences({ name });
  setMe(await api.changeMe({ name }));
}
