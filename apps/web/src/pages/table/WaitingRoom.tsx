import { STRENGTH_BOTS } from '@durbar/bots';
import { findCover } from '@durbar/games/registry/covers.ts';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { WIDE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { ColourButton } from '@durbar/kit/ui/ColourButton.tsx';
import { ColourChooser } from '@durbar/kit/ui/ColourChooser.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { TableInfo } from '@durbar/protocol';
import { useId, useState } from 'react';
import { api } from '../../net/api.ts';
import { useTitle } from '../../state/useTitle.ts';
import { takenColours } from '../../table/seat-colours.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle, isOver, tableTitle } from '../home/table-text.ts';
import { colourLabels } from '../layout/colour-labels.ts';
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
import { StartNotice } from './StartNotice.tsx';
import { Toasts } from './Toasts.tsx';
import { type TableChange, useTableChange } from './useTableChange.ts';
import styles from './WaitingRoom.module.css';

/** A table before its match begins: its seats and the links to share. */
export default function WaitingRoom({ info }: { info: TableInfo }) {
  const words = useWords();
  const disconnected = useTableState(
    ({ connection }) => connection.kind !== 'open' && !(connection.kind === 'connecting' && connection.first),
  );
  const change = useTableChange();
  const { fairStart } = useTable().controller.connection;
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
            <Sheet
              title={words.t('room.seats')}
              aside={words.t(info.open ? 'room.openToAll' : 'room.linkOnly')}
            >
              <ul>
                {info.seats.map((_, index) => (
                  // A seat has no identity but its index.
                  <li key={`seat-${index.toString()}`} className={styles.seat}>
                    <SeatRow info={info} seat={index} change={change} />
                  </li>
                ))}
              </ul>
            </Sheet>
            {fairStart && <StartNotice info={info} fairStart={fairStart} />}
            <WaitingRoomActions info={info} change={change} />
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
          {words.t('home.open.what', { game: gameTitle(words, info.game), pace: info.pace })}
        </p>
        <FirstSteps game={info.game} learn={words.t('room.learn')} />
      </div>
    </div>
  );
}

interface PartProps {
  info: TableInfo;
  change: TableChange;
}

/** Takes a seat with this device's nonce hash. */
function useSit({ info, change: { run } }: PartProps): (seat?: number) => void {
  const { fairStart } = useTable().controller.connection;
  return (seat) => {
    if (!fairStart) return;
    const place = { ...fairStart.place(info), ...(seat !== undefined && { seat }) };
    void run(async () => {
      if (info.clock?.settings.waking) await (await import('../../state/own-hours.ts')).sendZone();
      return api.join(info.id, place);
    });
  };
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

function SeatRow({ info, seat, change }: PartProps & { seat: number }) {
  const words = useWords();
  const sit = useSit({ info, change });
  const { busy, run } = change;
  const { names, playerColourOf, coloursOf } = useTable();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const at = info.seats[seat];
  if (!at) return null;
  const { you } = info;
  const mine = you.seat === seat;
  const canChange = !isOver(info.status);
  return (
    <>
      {mine && info.status === 'waiting' ? (
        <ColourButton
          label={words.t('seat.colour.of', { name: names(seat) })}
          colours={coloursOf(seat)}
          isOpen={choosing}
          controls={id}
          onPress={() => setChoosing(!choosing)}
        />
      ) : (
        <Emblem playerColour={at.kind === 'empty' ? null : playerColourOf(seat)} size={36} />
      )}
      <SeatName info={info} seat={seat} />
      {canChange && at.kind === 'empty' && you.seat === null && (
        <Button isDisabled={busy} onPress={() => sit(seat)}>
          {words.t('room.sit')}
        </Button>
      )}
      {canChange && at.kind === 'empty' && you.host && (
        <Button
          isDisabled={busy}
          onPress={() =>
            void run(() => api.setSeat(info.id, seat, { kind: 'bot', bot: STRENGTH_BOTS.medium }))
          }
        >
          {words.t('room.bot')}
        </Button>
      )}
      {canChange && at.kind !== 'empty' && at.kind !== 'automaton' && you.host && !mine && (
        <Button
          isDisabled={busy}
          onPress={() => void run(() => api.setSeat(info.id, seat, { kind: 'empty' }))}
        >
          {words.t('room.free')}
        </Button>
      )}
      {mine && (
        <div id={id} className={styles.colours} hidden={!choosing}>
          {choosing && info.status === 'waiting' && (
            <ColourChooser
              labels={colourLabels(words, coloursOf(seat).length)}
              value={coloursOf(seat)}
              taken={takenColours(
                info.seats.map(({ colours }) => colours),
                seat,
                names,
              )}
              onChange={(colours) => void run(() => api.chooseColours(info.id, { colours: [...colours] }))}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Who sits at a seat, and whether they have the table open. */
function SeatName({ info, seat }: { info: TableInfo; seat: number }) {
  const words = useWords();
  const { names } = useTable();
  const at = info.seats[seat];
  const mine = info.you.seat === seat;
  if (!at) return null;
  return (
    <span className={styles.who}>
      <span className={styles.name}>
        {at.kind === 'bot' && <BotMark />}
        {at.kind === 'empty' && isOver(info.status) ? words.t('room.nobody') : names(seat)}
      </span>
      {mine && <span className={styles.hint}> {words.t('score.you')}</span>}
      {at.kind === 'person' && !mine && (
        <span className={styles.hint}> {words.t(at.here ? 'room.here' : 'room.away')}</span>
      )}
    </span>
  );
}
