import type { Message } from '@durbar/kernel';
import type { ChannelInfo, ChannelMode, NoticeInfo, WebhookFormat } from '@durbar/protocol';

/* Rows of notices, as the rest of the server sees them. Times are milliseconds since 1970. */

export type NoticeKind = NoticeInfo['kind'];

/** Where a channel sends to. */
export type Target =
  /** `device`: on which its browser is signed in; null for those of earlier versions. */
  | {
      readonly kind: 'push';
      readonly device: string | null;
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  /** `token` is in the links of its mails: the channel's id, a dot, and what nobody else knows. */
  | { readonly kind: 'mail'; readonly address: string; readonly token: string }
  | {
      readonly kind: 'webhook';
      readonly format: WebhookFormat;
      readonly url: string;
      readonly secret: string;
    };

/** One way in which a person is told. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly target: Target;
  readonly mode: ChannelMode;
  readonly state: ChannelInfo['state'];
  /** Messages that failed since the last one that did not. */
  readonly failures: number;
  /** Why the last one failed. */
  readonly error: Message | null;
  readonly createdAt: number;
}

/** What a person has chosen about notices. */
export interface NoticeSettingsRow {
  /** Minutes after midnight in their time zone. */
  readonly digestAt: number;
  /** The secret in the address of their calendar; null while there is none. */
  readonly calendar: string | null;
}

/** A notice to send by one channel. There is at most one of a kind for a turn. */
export interface NewNotice {
  /** Follows from what the notice is about, so that it cannot be there twice. */
  readonly id: string;
  readonly table: string | null;
  readonly person: string;
  readonly channel: string;
  readonly kind: NoticeKind;
  /** The turn or the day that it is about. */
  readonly turn: string;
  readonly due: number;
  /** From when on it is worth nothing; null: it always is worth something. */
  readonly until: number | null;
}

export interface NoticeRow extends Omit<NewNotice, 'due'> {
  /** When something must be done about it; null once it is settled. */
  readonly due: number | null;
  readonly state: NoticeInfo['state'];
  /** How often it was tried to send it. */
  readonly attempts: number;
  /** The last attempt. */
  readonly attempt: string | null;
  readonly reason: Message | null;
  /** When its state last changed. */
  readonly at: number;
}

/** A notice about which something must be done at an instant. */
export interface DueNotice extends Pick<NoticeRow, 'id' | 'person' | 'channel'> {
  readonly at: number;
}

/** A change of what is stored about notices. */
export type NoticeChange =
  /**
   * Has a notice sent, unless there is one of the same id. One that waits gets the new time unless it is about a turn, and one
   * that was cancelled waits again.
   */
  | { readonly kind: 'put notice'; readonly notice: NewNotice; readonly at: number }
  /** A person need not decide at a table any more: nothing that waits is sent. */
  | { readonly kind: 'cancel notices'; readonly table: string; readonly person: string; readonly at: number }
  /** A person has looked at a table: they need not be told of the turn. */
  | { readonly kind: 'see notices'; readonly table: string; readonly person: string; readonly at: number }
  /** What a person wished to be told later of a table is not sent. */
  | { readonly kind: 'cancel snoozes'; readonly table: string; readonly person: string; readonly at: number }
  /** The digests of a person that wait are not sent. */
  | { readonly kind: 'cancel digests'; readonly person: string; readonly at: number }
  /**
   * The end of an attempt. One that was cancelled meanwhile stays so, unless it was sent.
   * @property due when it is tried again; null once it is settled
   */
  | {
      readonly kind: 'settle notice';
      readonly id: string;
      readonly attempt: string;
      readonly state: NoticeRow['state'];
      readonly due: number | null;
      readonly attempts: number;
      readonly reason: Message | null;
      readonly at: number;
    }
  /** Forgets what was settled before an instant, and which tries of channels before another one. */
  | {
      readonly kind: 'drop notices';
      readonly person: string;
      readonly before: number;
      readonly testsBefore: number;
    }
  /** Stores a new channel of a person, who must be stored. */
  | { readonly kind: 'put channel'; readonly channel: ChannelRow }
  /** Changes a channel that is still there. */
  | { readonly kind: 'change channel'; readonly channel: ChannelRow }
  /** Removes a channel with its notices. */
  | { readonly kind: 'drop channel'; readonly channel: string }
  | {
      readonly kind: 'put notice settings';
      readonly person: string;
      readonly settings: NoticeSettingsRow;
    };

/** What is stored about notices. */
export interface NoticeStore {
  /** The notices about which something must be done first, at most `count`, in order. */
  listDue(count: number): Promise<DueNotice[]>;
  /**
   * Begins an attempt to send a notice that is due; nobody else does before `until`.
   * @returns the notice; null if it is not due any more
   */
  claim(
    id: string,
    claim: { readonly attempt: string; readonly now: number; readonly until: number },
  ): Promise<NoticeRow | null>;
  /** A person's notices, the newest first; at most `LISTED`. */
  list(person: string): Promise<NoticeRow[]>;
  /** A person's channels, in the order in which they came. */
  listChannels(person: string): Promise<ChannelRow[]>;
  /** The push channels of everybody with an endpoint. */
  listByEndpoint(endpoint: string): Promise<ChannelRow[]>;
  findChannel(id: string): Promise<ChannelRow | null>;
  findSettings(person: string): Promise<NoticeSettingsRow | null>;
}
