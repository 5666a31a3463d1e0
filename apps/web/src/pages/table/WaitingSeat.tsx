import { STRENGTH_BOTS } from '@durbar/bots';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { ColourButton } from '@durbar/kit/ui/ColourButton.tsx';
import { ColourChooser } from '@durbar/kit/ui/ColourChooser.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import type { TableInfo } from '@durbar/protocol';
import { Bot, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../net/api.ts';
import { hostApi } from '../../net/host-api.ts';
import { peopleApi } from '../../net/people-api.ts';
import { takenColours } from '../../table/seat-colours.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { isOver, personPath } from '../home/table-text.ts';
import { colourLabels } from '../layout/colour-labels.ts';
import { useTable } from './context/table-context.ts';
import { PersonButton } from './PersonButton.tsx';
import { type PartProps, useSit } from './useSit.ts';
import styles from './WaitingRoom.module.css';

const InviteDialog = lazyPage(['hosting'], () => import('../hosting/InviteDialog.tsx'));

/** A seat of the waiting room: who sits there or is awaited, and what the viewer can do about it. */
export function WaitingSeat({ info, seat, change }: PartProps & { seat: number }) {
  const words = useWords();
  const { run } = change;
  const { names, playerColourOf, coloursOf } = useTable();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const at = info.seats[seat];
  if (!at) return null;
  const mine = info.you.seat === seat;
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
      {!isOver(info.status) && <SeatButtons info={info} seat={seat} change={change} />}
      <PersonButton
        person={mine ? null : at.person}
        name={names(seat)}
        table={{ id: info.id, isHost: info.you.host && !isOver(info.status) }}
      />
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
              onChange={(colours) =>
                void run(() => peopleApi.chooseColours(info.id, { colours: [...colours] }))
              }
            />
          )}
        </div>
      )}
    </>
  );
}

/** Takes the seat, frees it, or calls a bot or a person there. */
function SeatButtons({ info, seat, change }: PartProps & { seat: number }) {
  const words = useWords();
  const sit = useSit({ info, change });
  const [isInviting, setInviting] = useState(false);
  const { busy, run } = change;
  const { you, invitations = [] } = info;
  const kind = info.seats[seat]?.kind;
  const guest = invitations.find((each) => each.seat === seat);
  if (kind === 'automaton') return null;
  if (kind !== 'empty')
    return you.host && you.seat !== seat ? (
      <Button isDisabled={busy} onPress={() => void run(() => api.setSeat(info.id, seat, { kind: 'empty' }))}>
        {words.t('room.free')}
      </Button>
    ) : null;
  const isMine = you.invited === seat;
  return (
    <>
      {isMine && <InvitationAnswer info={info} change={change} />}
      {!isMine && !guest && you.seat === null && (
        <Button isDisabled={busy} onPress={() => sit(seat)}>
          {words.t('room.sit')}
        </Button>
      )}
      {you.host && guest && (
        <Button isDisabled={busy} onPress={() => void run(() => hostApi.withdraw(info.id, guest.person))}>
          {words.t('invite.withdraw')}
        </Button>
      )}
      {you.host && !guest && (
        <>
          <Button isDisabled={busy} aria-label={words.t('room.byName')} onPress={() => setInviting(true)}>
            <UserPlus size={20} aria-hidden />
            <span className={styles.buttonText}>{words.t('room.byName')}</span>
          </Button>
          <Button
            isDisabled={busy}
            aria-label={words.t('room.bot')}
            onPress={() =>
              void run(() => api.setSeat(info.id, seat, { kind: 'bot', bot: STRENGTH_BOTS.medium }))
            }
          >
            <Bot size={20} aria-hidden />
            <span className={styles.buttonText}>{words.t('room.bot')}</span>
          </Button>
        </>
      )}
      {isInviting && (
        <InviteDialog
          without={[
            ...invitations.map(({ person }) => person),
            ...info.seats.map(({ person }) => person ?? ''),
          ]}
          onClose={() => setInviting(false)}
          onPick={({ id: person }) => {
            setInviting(false);
            void run(() => hostApi.invite(info.id, { person, seat }));
          }}
        />
      )}
    </>
  );
}

/** Accepts the seat that is kept for the viewer, or declines. */
function InvitationAnswer({ info, change }: PartProps) {
  const words = useWords();
  const sit = useSit({ info, change });
  const [, go] = useLocation();
  const { busy, run } = change;
  const decline = async () => {
    await hostApi.decline(info.id);
    go('/', { replace: true });
    return info;
  };
  return (
    <>
      <Button variant="fill" isDisabled={busy} onPress={() => sit()}>
        {words.t('invite.accept')}
      </Button>
      <Button isDisabled={busy} onPress={() => void run(decline)}>
        {words.t('invite.decline')}
      </Button>
    </>
  );
}

/** Who sits at a seat, and whether they have the table open. */
function SeatName({ info, seat }: { info: TableInfo; seat: number }) {
  const words = useWords();
  const { names } = useTable();
  const at = info.seats[seat];
  const mine = info.you.seat === seat;
  const guest = info.invitations?.find((each) => each.seat === seat);
  if (!at) return null;
  return (
    <span className={styles.who}>
      <span className={styles.name}>
        {at.kind === 'bot' && <BotMark />}
        {at.kind === 'person' && at.person !== null ? (
          <Link href={personPath(at.person)}>{names(seat)}</Link>
        ) : at.kind === 'empty' && isOver(info.status) ? (
          words.t('room.nobody')
        ) : (
          (guest?.name ?? names(seat))
        )}
      </span>
      {guest && (
        <span className={styles.hint}>
          {' '}
          {words.t(info.you.invited === seat ? 'invite.you' : 'invite.sent')}
        </span>
      )}
      {mine && <span className={styles.hint}> {words.t('score.you')}</span>}
      {at.kind === 'person' && !mine && (
        <span className={styles.hint}> {words.t(at.here ? 'room.here' : 'room.away')}</span>
      )}
    </span>
  );
}
