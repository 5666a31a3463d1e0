import type { Message } from '@durbar/kernel';
import { LIMITS, VISIBLE } from './basics.ts';

/** Breaks of lines and all that moves the cursor: read as a space. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** What has no shape of its own: direction marks, soft hyphens, fillers. Joiners stay: scripts and emoji need them. */
const SHAPELESS = /(?![\u200C\u200D])\p{C}/gu;

export type ChatText = { readonly text: string } | { readonly refusal: Message };

/** A line of chat as it is kept: without what nobody can see; or why it can't be kept, for its author. */
export function readChatText(raw: string): ChatText {
  const text = raw.replace(BREAKS, ' ').replace(SHAPELESS, '').trim();
  if (!VISIBLE.test(text)) return { refusal: { key: 'refusal.chatEmpty' } };
  if (text.length > LIMITS.chat)
    return { refusal: { key: 'refusal.chatLong', values: { length: text.length, most: LIMITS.chat } } };
  return { text };
}
