import type { AccountWay } from '@durbar/protocol';
import type { Settings } from '../config/settings.ts';
import { isLoopback } from '../core/network.ts';
import { publicUrl } from '../core/public-url.ts';

type WaySettings = Pick<Settings, 'publicUrl' | 'basePath' | 'smtpUrl' | 'oauthUrl' | 'oauthName'>;

/** Under which address a request was sent. */
export interface Place {
  /** With the port, if it is not the usual one. */
  readonly host: string;
  readonly hostname: string;
  /** Whether it came by https, as far as the server can tell. */
  readonly isSecure: boolean;
}

const LOCAL = 'localhost';

/** The name that passkeys are bound to. */
export function passkeyHost({ publicUrl: address }: Pick<Settings, 'publicUrl'>): string {
  return address === null ? LOCAL : new URL(address).hostname;
}

/** The origin that a browser has to name with a passkey. */
export function passkeyOrigin({ publicUrl: address }: Pick<Settings, 'publicUrl'>, { host }: Place): string {
  return address ?? `http://${host}`;
}

/** The ways to prove an account that are offered at an address. */
export function findWays(settings: WaySettings, place: Place) {
  const mail = settings.smtpUrl === null ? refuse('off') : atPublicUrl(settings, place);
  const oauth = settings.oauthUrl === null ? refuse('off') : atPublicUrl(settings, place);
  return {
    passkey: findPasskeyWay(settings, place),
    mail,
    oauth: { ...oauth, name: settings.oauthUrl === null ? null : settings.oauthName },
  };
}

function findPasskeyWay(settings: WaySettings, place: Place): AccountWay {
  const { publicUrl: address } = settings;
  if (address !== null) {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || hostname === LOCAL ? atPublicUrl(settings, place) : refuse('insecure');
  }
  if (place.hostname === LOCAL) return OFFERED;
  // Browsers have no passkeys for numbers, though they may have some for the name of the same machine.
  if (isLoopback(place.hostname.replace(/[[\]]/g, '')))
    return {
      offered: false,
      why: 'address',
      at: `http://${place.host.replace(place.hostname, LOCAL)}${settings.basePath}account`,
    };
  // Browsers bind passkeys to a name; which one is the server's is for its owner to say.
  return refuse(place.isSecure ? 'off' : 'insecure');
}

const OFFERED: AccountWay = { offered: true, why: null, at: null };

function refuse(why: 'insecure' | 'off'): AccountWay {
  return { offered: false, why, at: null };
}

/** A way that needs the address of the settings: what it begins there it has to end there. */
function atPublicUrl(settings: WaySettings, { host }: Place): AccountWay {
  const at = publicUrl(settings, 'account');
  if (at === null) return refuse('off');
  return new URL(at).host === host ? OFFERED : { offered: false, why: 'address', at };
}
