import { Button } from '@durbar/kit/ui/Button.tsx';
import { Ornament } from '@durbar/kit/ui/Ornament.tsx';
import {
  API,
  type ChannelInfo,
  type MyNotices,
  type NoticeInfo,
  type TableCard,
  tableLists,
} from '@durbar/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { requestJson } from '../../../net/api.ts';
import { useLoaded } from '../../../state/useLoaded.ts';
import { useWords } from '../../../words/useWords.tsx';
import { gameTitle, hasOwnTitle, tableTitle } from '../../home/table-text.ts';
import styles from './Notices.module.css';
import { channelName, noticeMessage } from './notice-text.ts';
import { SnoozeButton } from './SnoozeButton.tsx';

/** So many are shown at first. */
const FIRST = 8;

const loadTables = async (_: string) => (await requestJson('GET', API.tables, tableLists)).mine;

interface SentPartProps {
  mine: MyNotices;
  /** The channel of this browser. */
  own: ChannelInfo | null;
}

/** What the person was told, what waits, and why something could not be sent. */
export function SentPart({ mine, own }: SentPartProps) {
  const words = useWords();
  const [isAll, setAll] = useState(false);
  // Without it the tables have no names, and their links work all the same.
  const tables = useLoaded(loadTables, '').value ?? [];
  const { notices, channels } = mine;
  const snoozable = listSnoozable(notices, tables);
  if (notices.length === 0)
    return (
      <div className={styles.empty}>
        <Ornament name="flower-corner" width={84} height={63} />
        <p>{words.t(channels.length === 0 ? 'notices.sent.noChannel' : 'notices.sent.none')}</p>
      </div>
    );
  return (
    <div className={styles.part}>
      <ul className={styles.sent}>
        {(isAll ? notices : notices.slice(0, FIRST)).map((notice) => (
          <li key={keyOf(notice)} className={styles.notice}>
            <NoticeItem
              notice={notice}
              table={tables.find(({ id }) => id === notice.table) ?? null}
              channel={channels.find(({ id }) => id === notice.channel) ?? null}
              own={own}
              canSnooze={snoozable.has(notice)}
            />
          </li>
        ))}
      </ul>
      {!isAll && notices.length > FIRST && (
        <div className={styles.buttons}>
          <Button onPress={() => setAll(true)}>
            {words.t('notices.sent.all', { count: notices.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

const keyOf = ({ channel, kind, table, at, due }: NoticeInfo) => [channel, kind, table, at, due].join(' ');

const CALLS: ReadonlySet<NoticeInfo['kind']> = new Set(['turn', 'reminder', 'snooze']);

/** The last call to each table that still waits for the person; none where that is still to come. */
function listSnoozable(notices: readonly NoticeInfo[], tables: readonly TableCard[]): Set<NoticeInfo> {
  const last = new Map<string, NoticeInfo>();
  for (const notice of notices.toReversed())
    if (notice.table !== null && CALLS.has(notice.kind)) last.set(notice.table, notice);
  const isCalled = ({ table, state }: NoticeInfo) =>
    state === 'sent' && tables.some(({ id, myTurn }) => id === table && myTurn);
  return new Set([...last.values()].filter(isCalled));
}

interface NoticeItemProps {
  notice: NoticeInfo;
  table: TableCard | null;
  channel: ChannelInfo | null;
  own: ChannelInfo | null;
  /** Whether the person can be told again later. */
  canSnooze: boolean;
}

function NoticeItem({ notice, table, channel, own, canSnooze }: NoticeItemProps) {
  const words = useWords();
  const game = table && hasOwnTitle(table) ? gameTitle(words, table.game) : null;
  return (
    <>
      <span>
        <span className={styles.name}>{words.t(`notices.kind.${notice.kind}`)}</span>
        {notice.table !== null && (
          <>
            {' · '}
            <Link href={`/t/${notice.table}`}>
              {table ? tableTitle(words, table) : words.t('notices.table')}
            </Link>
            {game !== null && `, ${game}`}
          </>
        )}
      </span>
      <span className={styles.hint}>
        {words.formatMessage(noticeMessage(notice))}
        {channel && ` · ${channelName(words, channel, own)}`}
      </span>
      {notice.reason && <span className={styles.error}>{words.formatMessage(notice.reason)}</span>}
      {canSnooze && notice.table !== null && (
        <SnoozeButton table={notice.table} of={table ? tableTitle(words, table) : ''} />
      )}
    </>
  );
}
