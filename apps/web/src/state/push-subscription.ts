/** The subscription of this browser to push messages; null if it has none, or cannot have one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Ends the subscription of this browser, which belongs to another person from now on. The server learns of it from the push
 * service when it sends the next message.
 */
export async function endSubscription(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
