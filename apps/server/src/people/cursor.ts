import type { Cursor } from '../storage/people-rows.ts';

/** Where a list goes on, as text for an address. */
export function formatCursor(at: number, id: string): string {
  return `${at}.${id}`;
}

/** @param text as `formatCursor` made it, which the protocol has checked */
export function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const end = text.indexOf('.');
  return { at: Number(text.slice(0, end)), id: text.slice(end + 1) };
}
