const requests = new EventTarget();

/** Asks for the next table where it is the person's turn, from wherever they are. */
export function askForNextTable(): void {
  requests.dispatchEvent(new Event('ask'));
}

/** @returns a function that removes the listener */
export function onNextTableRequest(listener: () => void): () => void {
  requests.addEventListener('ask', listener);
  return () => requests.removeEventListener('ask', listener);
}
