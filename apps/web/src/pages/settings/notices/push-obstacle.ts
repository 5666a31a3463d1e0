/** What a browser can do, as far as push messages need it. */
export interface PushAbilities {
  /** Whether the page has an https address, or one of this machine. */
  readonly isSecure: boolean;
  /** Whether it has service workers, push messages and notifications. */
  readonly hasPush: boolean;
  readonly isIos: boolean;
  /** Whether the page runs as an installed program. */
  readonly isInstalled: boolean;
  /** What the person has answered to the browser's question; null where the browser has no notifications. */
  readonly permission: NotificationPermission | null;
}

/** Why push messages cannot be switched on. `install`: iOS gives them to installed pages only. */
export type PushObstacle = 'insecure' | 'install' | 'unsupported' | 'denied';

/** @returns null if nothing is in the way */
export function findPushObstacle(abilities: PushAbilities): PushObstacle | null {
  const { isSecure, hasPush, isIos, isInstalled, permission } = abilities;
  if (!isSecure) return 'insecure';
  if (!hasPush) return isIos && !isInstalled ? 'install' : 'unsupported';
  return permission === 'denied' ? 'denied' : null;
}

/** What this browser can do now. */
export function readPushAbilities(): PushAbilities {
  const { userAgent, maxTouchPoints } = navigator;
  const hasNotifications = 'Notification' in window;
  return {
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && hasNotifications,
    // A tablet of theirs says that it is a Mac, which has no touch.
    isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: hasNotifications ? Notification.permission : null,
  };
}
