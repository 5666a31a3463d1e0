import { expect, test } from 'vitest';
import { findPushObstacle, type PushAbilities } from '../src/pages/settings/notices/push-obstacle.ts';

const able: PushAbilities = {
  isSecure: true,
  hasPush: true,
  isIos: false,
  isInstalled: false,
  permission: 'default',
};
const without = { hasPush: false, permission: null } as const;

test.each<[PushAbilities, ReturnType<typeof findPushObstacle>]>([
  [able, null],
  [{ ...able, permission: 'granted' }, null],
  [{ ...able, permission: 'denied' }, 'denied'],
  [{ ...able, ...without }, 'unsupported'],
  // Over http a browser hides all of it; that is not the browser's fault.
  [{ ...able, ...without, isSecure: false }, 'insecure'],
  [{ ...able, ...without, isIos: true }, 'install'],
  // An old one, that cannot even when it is installed.
  [{ ...able, ...without, isIos: true, isInstalled: true }, 'unsupported'],
  [{ ...able, isIos: true, isInstalled: true }, null],
])('%o: %s', (abilities, obstacle) => expect(findPushObstacle(abilities)).toBe(obstacle));
