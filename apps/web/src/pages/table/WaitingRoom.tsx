import { findCover } from '@durbar/games/registry/covers.ts';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { TableInfo } from '@durbar/protocol';
import { useEffect } from 'react';
import { api } from '../../net/api.ts';
import { takeOpeningProblem } from '../../state/opening-problems.ts';
import { useTitle } from '../../state/useTitle.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle, isOver, minRatingNote, seriesNote, tableTitle } from '../home/table-text.ts';
import { countPlayers, visibilityOf } from '../hosting/table-choices.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { ChatBox } from './chat/ChatBox.tsx';
import { ChatSheet, ChatTab } from './chat/ChatTab.tsx';
import { useChatAnnouncements } from './chat/useChat.ts';
import { useChatView } from './chat/useChatView.ts';
import { useTable, useTableState } from './context/table-context.ts';
import { ConnectionNotice } from './notices/ConnectionNotice.tsx';
import { FailedStarts } from './panels/FailedStarts.tsx';
import { FirstSteps } from './panels/FirstSteps.tsx';
import { Invite } from './panels/Invite.tsx';
import { RatedSwitch } from './RatedSwitch.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { StartNotice } from './StartNotice.tsx';
import { TableSettings } from './TableSettings.tsx';
import { Toasts } from './Toasts.tsx';
import { type PartProps, useSit } from './useSit.ts';
import { useTableChange } from './useTableChange.ts';
import styles from './WaitingRoom.module.css';
import { WaitingSeat } from './WaitingSeat.tsx';

const OwnRating = lazyPage(['hosting', 'protocol'], () => import('../hosting/OwnRating.tsx'));
const RoomClock = lazyPage(
  ['clocks', 'protocol'],
  () => import('./clocks/RoomClock.tsx'),
  <p className={styles.clockPlace} />,
);
const TableBans = lazyPage(['people', 'protocol'], () => import('../people/TableBans.tsx'));

/** A table before its match begins: its seats and the links to share. */
export default function WaitingRoom({ info }: { info: TableInfo }) {
  const words = useWords();
  const disconnected = useTableState(
    ({ connection }) => connection.kind !== 'open' && !(connection.kind === 'connecting' && connection.first),
  );
  const change = useTableChange();
  const { controller } = useTable();
  const { fairStart } = controller.connection;
  useEffect(() => {
    const problem = takeOpeningProblem(info.id);
    if (problem) controller.store.setState({ problem });
  }, [controller, info.id]);
  useTitle(tableTitle(words, info));
  const layout = useMedia(WIDE_QUERY) ? 'wide' : 'tall';
  const chat = useChatView(layout);
  useChatAnnouncements();
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <Head info={info} />
        {disconnected && <ConnectionNotice />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <Sheet title={words.t('room.seats')} aside={words.t(`visibility.${visibilityOf(info)}`)}>
              <ul>
                {info.seats.map((_, index) => (
                  // A seat has no identity but its index.
                  <li key={`seat-${index.toString()}`} className={styles.seat}>
                    <WaitingSeat info={info} seat={index} change={change} />
                  </li>
                ))}
              </ul>
              {!isOver(info.status) && <RatedSwitch info={info} change={change} />}
            </Sheet>
            <Declined names={info.you.declined ?? []} />
            {info.you.host && (
              // A ban frees a seat.
              <TableBans key={info.seats.map(({ person }) => person).join()} table={info.id} />
            )}
            {isRatingAsked(info) && (
              <OwnRating game={info.game} players={countPlayers(info)} className={styles.hint} />
            )}
            {fairStart && <StartNotice info={info} fairStart={fairStart} />}
            <WaitingRoomActions info={info} change={change} />
            {!isOver(info.status) && <TableSettings info={info} change={change} />}
            <FailedStarts rounds={info.rounds} />
          </div>
          <div className={styles.column}>
            {!isOver(info.status) && (
              <Sheet title={words.t('room.invite')}>
                <div className={styles.links}>
                  <Invite />
                </div>
              </Sheet>
            )}
            <SeriesSoFar info={info} />
            {info.watching > 0 && (
              <p className={styles.hint}>{words.t('room.watching', { count: info.watching })}</p>
            )}
            {chat && layout === 'wide' && (
              <Card as="div" className={styles.chat}>
                <ChatBox />
              </Card>
            )}
          </div>
        </div>
      </main>
      {chat && layout === 'tall' && (
        <nav className={styles.tabs} aria-label={words.t('room.tabs')}>
          <ChatTab view={chat} />
        </nav>
      )}
      {chat?.isOpen && layout === 'tall' && <ChatSheet view={chat} />}
      <Toasts />
    </div>
  );
}

/** Whether somebody who could sit down may be refused because of their rating. */
function isRatingAsked({ terms, you, status }: TableInfo): boolean {
  return terms?.minRating !== undefined && you.seat === null && !you.host && !isOver(status);
}

/** The results of the series that the table belongs to, once there are any. */
function SeriesSoFar({ info: { series } }: { info: TableInfo }) {
  const words = useWords();
  if (!series || series.matches.length === 0) return null;
  return (
    <Sheet
      title={words.t('series.title')}
      aside={words.t('series.of', { number: series.number, length: series.length ?? 0 })}
    >
      <div className={styles.inside}>
        <SeriesTable series={series} />
      </div>
    </Sheet>
  );
}

/** Who has declined an invitation. */
function Declined({ names }: { names: readonly string[] }) {
  const words = useWords();
  if (names.length === 0) return null;
  return (
    <p role="status" className={styles.hint}>
      {words.t('invite.declined', { count: names.length, names: words.formatList(names) })}
    </p>
  );
}

/** The table's name, its game and pace, and a way to learn the game. */
function Head({ info }: { info: TableInfo }) {
  const words = useWords();
  const cover = findCover(info.game);
  return (
    <div className={styles.head}>
      {cover && <img className={styles.thumb} src={cover.thumb} width={72} height={72} alt="" />}
      <div>
        <h1 className={styles.title}>{tableTitle(words, info)}</h1>
        <p className={styles.subtitle}>
          {[
            words.t('home.open.what', { game: gameTitle(words, info.game), pace: info.pace }),
            ...seriesNote(words, info.series),
            ...minRatingNote(words, info.terms?.minRating),
          ].join(', ')}
          {info.rated && words.t('home.open.rated')}
        </p>
        {info.clock && <RoomClock clock={info.clock} />}
        <FirstSteps game={info.game} learn={words.t('room.learn')} />
      </div>
    </div>
  );
}

/** The host's name, if the host has a seat. */
function hostOf({ seats, host }: TableInfo): { readonly named: 'yes' | 'no'; readonly host: string } {
  const name = seats.find(({ person }) => person !== null && person === host)?.name ?? null;
  return name === null ? { named: 'no', host: '' } : { named: 'yes', host: name };
}

/** Join, start, leave. */
function WaitingRoomActions({ info, change }: PartProps) {
  const words = useWords();
  const sit = useSit({ info, change });
  const { busy, run } = change;
  const { you } = info;
  if (isOver(info.status))
    return (
      <div className={styles.actions}>
        <p role="status">{words.t('room.closed')}</p>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </div>
    );
  const starting = info.status === 'starting';
  const full = info.seats.every(({ kind }) => kind !== 'empty');
  return (
    <div className={styles.actions}>
      {you.host && (
        <Button
          variant="fill"
          wide
          isDisabled={!full || busy || starting}
          onPress={() => void run(() => api.start(info.id))}
        >
          {words.t(starting ? 'room.start.going' : full ? 'room.start' : 'room.start.wait')}
        </Button>
      )}
      {you.seat === null && !full && (
        <Button variant="fill" wide isDisabled={busy} onPress={() => sit()}>
          {words.t('room.join')}
        </Button>
      )}
      {you.seat !== null && !you.host && info.status === 'waiting' && (
        <p role="status">{full ? words.t('room.waiting.host', hostOf(info)) : words.t('room.waiting')}</p>
      )}
      {you.seat !== null && (
        <Button isDisabled={busy} onPress={() => void run(() => api.leave(info.id))}>
          {words.t('room.leave')}
        </Button>
      )}
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </div>
  );
}
