import type { ReactElement } from 'react';

/** A number now and after what the player points at. */
export interface Change {
  readonly now: number;
  readonly after: number;
}

interface ChangeTextProps {
  readonly change: Change;
  readonly text: (value: number) => string;
  /** Puts both values into the game's words. */
  readonly both: (values: { readonly before: string; readonly after: string }) => string;
}

/** A number, or if it changes, in bold what it is and what it would be. */
export function ChangeText({ change: { now, after }, text, both }: ChangeTextProps): ReactElement {
  if (now === after) return <span>{text(after)}</span>;
  return <b>{both({ before: text(now), after: text(after) })}</b>;
}
