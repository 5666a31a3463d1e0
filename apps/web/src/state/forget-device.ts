import { endSubscription } from './push-subscription.ts';

/** Deletes everything that the page keeps on this device: settings, games, notes; and ends push messages to it. The page has to be loaded again. */
export async function forgetDevice(): Promise<void> {
  await endSubscription();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await deleteDatabase(name);
}

/** Also resolves if another tab keeps the database open: the browser deletes it when that tab closes. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}
