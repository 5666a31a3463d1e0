import type { Settings } from '../config/settings.ts';
import { hasAccount } from '../storage/account-rows.ts';
import type { Store } from '../storage/store.ts';

/** Whether a person may open tables and sit down on a server of this mode. */
export async function isAdmitted(
  { serverMode }: Pick<Settings, 'serverMode'>,
  store: Pick<Store, 'accounts' | 'findPerson'>,
  person: string,
): Promise<boolean> {
  switch (serverMode) {
    case 'open':
      return true;
    // Nobody is stored there who was not let in.
    case 'invited':
      return (await store.findPerson(person)) !== null;
    case 'accounts':
      return hasAccount(store, person);
  }
}
