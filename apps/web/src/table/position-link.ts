/** The query parameter of a link to a position: the number of log entries before it. */
const PARAMETER = 'at';

/** A path to the table at `path`, at the position after log entry `index`; −1 is the start. */
export function positionLink(path: string, index: number): string {
  return `${path}?${PARAMETER}=${(index + 1).toString()}`;
}

/** The log entry of a link to a position; null if the address names none. @param search the query of the address */
export function linkedPosition(search: string): number | null {
  const at = new URLSearchParams(search).get(PARAMETER);
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) - 1 : null;
}
