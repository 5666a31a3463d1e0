import type { Message } from '@durbar/kernel';
import { LIMITS, VISIBLE } from './basics.ts';

/** Breaks of lines and all that moves the cursor: read as a space. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** What has no shape of its own: direction marks, soft hyphens, fillers. Joiners stay: scripts and emoji need them. */
const SHAPELESS = /(?![\u200C\u200D])\p{C}/gu;

/**
 * Short lines that people press instead of writing. They are sent as a kind, so that each reader has them in their own
 * language; the author's words are sent too, for a page that does not know the kind.
 */
export const REACTIONS = ['goodLuck', 'wellPlayed', 'thanks', 'oneMoment'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Milliseconds between two reactions of a person at a table, at least. */
export const REACTION_PAUSE_MS = 5000;

/** The kind of reaction; null for a line in its author's own words, or a kind of a later version. */
export function reactionOf({ reaction }: { readonly reaction?: string | undefined }): Reaction | null {
  return REACTIONS.find((each) => each === reaction) ?? null;
}

export type ChatText = { readonly text: string } | { readonly refusal: Message };

/** A chat line as it is kept: without what nobody can see; or why it can't be kept, for its author. */
export function readChatText(raw: string): ChatText {
  const text = raw.replace(BREAKS, ' ').replace(SHAPELESS, '').trim();
  if (!VISIBLE.test(text)) return { refusal: { key: 'refusal.chatEmpty' } };
  if (text.length > LIMITS.chat)
    return { refusal: { key: 'refusal.chatLong', values: { length: text.length, most: LIMITS.chat } } };
  return { text };
}
