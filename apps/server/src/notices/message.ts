import type { Message as Reason } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';
import type { NoticeKind, Target } from '../storage/notice-rows.ts';

/** A game that waits, in a message about several. */
export interface MessageLine {
  readonly text: string;
  readonly url: string | null;
}

/** A notice in the words of its person. */
export interface NoticeMessage {
  /** The notice's id: the same at each attempt, so that a receiver can tell that it has it. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly table: string | null;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly MessageLine[];
  /** Where the person can do something about it; null where nobody has said what the server's address is. */
  readonly url: string | null;
  /** From when on it is worth nothing. */
  readonly until: number | null;
  readonly locale: Locale;
  /** What a person can press on it, where they can be told again in an hour. */
  readonly actions: { readonly open: string; readonly snooze: string } | null;
}

/** What became of an attempt. */
export type Outcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly reason: Reason;
      /** `later`: another attempt may do better. `never`: not with this message. `gone`: nothing can be sent there any more. */
      readonly again: 'later' | 'never' | 'gone';
    };

/** A way to send messages. */
export interface Channel<T extends Target> {
  send(target: T, message: NoticeMessage): Promise<Outcome>;
}

/** The whole text of a message, without its title. */
export function messageText({ text, lines }: NoticeMessage): string {
  return [text, ...lines.map((line) => `- ${line.text}${line.url === null ? '' : ` ${line.url}`}`)].join(
    '\n',
  );
}
