import { type NewChannel, newChannel } from '@durbar/protocol';

/** Why a browser did not subscribe. `noWorker`: the service worker is not there, as after a failed installation. */
export type PushFailure = 'denied' | 'dismissed' | 'noWorker' | 'failed';

/**
 * Subscribes this browser, if the person has allowed it.
 * @param asked what they have answered to the browser's question
 * @param pushKey the server's
 * @param isEnded whether the subscription of before is known to have ended
 */
export async function subscribe(
  asked: Promise<NotificationPermission>,
  pushKey: string,
  isEnded: boolean,
): Promise<PushSubscription | PushFailure> {
  const permission = await asked;
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'noWorker';
  const before = await registration.pushManager.getSubscription();
  if (before && !isEnded && hasKey(before, pushKey)) return before;
  // A browser has one subscription, with one key.
  await before?.unsubscribe();
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch (error) {
    // The browser's push service refuses, or cannot be reached.
    if (error instanceof DOMException) return error.name === 'NotAllowedError' ? 'denied' : 'failed';
    throw error;
  }
}

/** Whether a subscription was made with the key of this server, as it is now. */
function hasKey({ options }: PushSubscription, pushKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = String.fromCodePoint(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey;
}

/** A subscription as the server takes it. */
export function pushChannel(subscription: PushSubscription): NewChannel {
  return newChannel.parse({ kind: 'push', subscription: subscription.toJSON() });
}
