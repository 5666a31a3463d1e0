/** Closes what this device shows of a table outside the page: the person looks at the table. */
export async function closeNotifications(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // The worker shows them with the table's id as their tag (sw/push-message.ts). Browsers without push messages have none.
  for (const shown of (await registration?.getNotifications?.({ tag: table })) ?? []) shown.close();
}
