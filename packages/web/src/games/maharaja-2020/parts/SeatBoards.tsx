import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { useCount } from '../../../board-kit/motion/Stage.tsx';
import { classes } from '../../../ui/classes.ts';
import type { SeatLook } from '../../contract.ts';
import { useDesk } from '../desk.ts';
import { actionArt, sealArt, shrineArt, statueArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { Portrait } from './Portrait.tsx';
import styles from './SeatBoards.module.css';

/** What lies before each seat, in the order of play; one's own last. */
export function SeatBoards(): ReactElement {
  const words = useBoardWords();
  const { position, seats, bottom } = useDesk();
  const order = seats
    .map(({ seat }) => seat)
    .toSorted((a, b) => (position.characters[a] ?? 0) - (position.characters[b] ?? 0));
  return (
    <ul className={styles.boards} aria-label={words.t('m20.seats')}>
      {order.map((seat) => {
        const look = seats[seat];
        return look && <li key={seat}>{<SeatBoard look={look} mine={seat === bottom} />}</li>;
      })}
    </ul>
  );
}

/** Where a seat stands in the round. */
function useSeatState(seat: number): string {
  const words = useBoardWords();
  const { position, seats } = useDesk();
  const { phase } = position;
  const look = seats[seat];
  if (look?.resigned) return words.t('m20.state', { state: 'resigned' });
  if (phase === 'over') return '';
  if (phase === 'plan') return words.t('m20.state', { state: look?.active ? 'choosing' : 'sealed' });
  if (position.seat === seat) return words.t('m20.state', { state: look?.mine ? 'mine' : 'turn' });
  if (position.mover < 0) return '';
  return words.t('m20.state', { state: (position.acted >> seat) & 1 ? 'played' : 'waits' });
}

function SeatBoard({ look, mine }: { readonly look: SeatLook; readonly mine: boolean }): ReactElement {
  const words = useBoardWords();
  const { position, offers, pressCharacter, asked, seats } = useDesk();
  const { seat, ink, name } = look;
  // Round one screen several people are "you".
  const you = seat === asked && seats.filter((one) => one.mine).length === 1;
  const state = useSeatState(seat);
  const character = position.characters[seat] ?? 0;
  const lit = offers.characters.has(character) && character > 0;
  const open = position.openPrestige || seat === asked || position.phase === 'over';
  const label = words.t('m20.seat.label', {
    name: you ? words.t('m20.you.named', { name }) : name,
    state,
    coins: position.coins[seat] ?? 0,
    prestige: open ? (position.prestige[seat] ?? 0) : -1,
    statues: position.statues[seat] ?? 0,
    hand: position.hand[seat] ?? 0,
    supply: position.supply[seat] ?? 0,
    tokens: position.tokens[seat] ?? 0,
    character,
    about: character > 0 ? words.say({ key: `character.${character}` }) : '',
  });
  return (
    <div
      className={classes(styles.board, mine && styles.mine, look.active && styles.active)}
      data-ink={ink}
      data-seat={seat}
    >
      <button
        type="button"
        className={classes(styles.who, lit && styles.lit)}
        aria-label={label}
        title={character > 0 ? words.say({ key: `character.${character}` }) : name}
        aria-disabled={!lit}
        data-target="character"
        data-lit={lit}
        onClick={() => pressCharacter(character)}
      >
        <Portrait character={character} />
      </button>
      <div className={styles.main} aria-hidden="true">
        <div className={styles.line}>
          <Icon name={sealArt(ink)} size={20} />
          <b className={styles.name}>{you ? words.t('m20.you') : name}</b>
          <em className={styles.state}>{state}</em>
          <PlanSigns seat={seat} />
        </div>
        <Stock seat={seat} ink={ink} prestige={open} />
      </div>
    </div>
  );
}

interface StockProps {
  readonly seat: number;
  readonly ink: number;
  /** Whether its prestige is shown. */
  readonly prestige: boolean;
}

/** What a seat has, in numbers. */
function Stock({ seat, ink, prestige: shown }: StockProps): ReactElement {
  const { position } = useDesk();
  const coins = useCount(`coins-${seat}`, position.coins[seat] ?? 0);
  const prestige = useCount(`prestige-${seat}`, position.prestige[seat] ?? 0);
  return (
    <div className={styles.stats}>
      <span data-purse={seat}>
        <Icon name="coin" size={17} />
        <b>{coins}</b>
      </span>
      <span data-crown={seat}>
        <Icon name="prestige" size={17} />
        {shown ? <b>{prestige}</b> : <Icon name="purse" size={15} />}
      </span>
      <span>
        <Icon name={statueArt(ink)} size={19} />
        <b>{position.statues[seat]}</b>
      </span>
      <span>
        <Icon name={shrineArt(ink)} size={18} />
        <b>{position.hand[seat]}</b>
        <small>+{position.supply[seat]}</small>
      </span>
      <span data-nil={position.tokens[seat] === 0}>
        <Icon name="token" size={17} />
        <b>{position.tokens[seat]}</b>
      </span>
      <MaharaniSigns seat={seat} />
    </div>
  );
}

/** The two planned actions once they are known, faded when done; a seal while they are secret. */
function PlanSigns({ seat }: { readonly seat: number }): ReactElement | null {
  const { position, sealed, asked, seats } = useDesk();
  const planning = position.phase === 'plan';
  const plan = planning && seat === asked && sealed !== null ? sealed : (position.plans[seat] ?? null);
  // While others still plan, what is sealed is kept at the table and in no position.
  const secret = planning ? plan !== null && plan < 0 && seats[seat]?.active === false : plan === null;
  if (secret)
    return (
      <span className={styles.plan}>
        <Icon name="seal" size={22} />
      </span>
    );
  if (plan === null || plan < 0) return null;
  const played = (position.acted >> seat) & 1 && position.mover !== seat;
  return (
    <span className={styles.plan}>
      {[Math.trunc(plan / 9), plan % 9].map((action, i) => {
        const done = played || (position.mover === seat && position.fresh[i] !== action);
        return (
          <span key={`${i === 0 ? 'first' : 'second'}-${action}`} className={styles.action} data-done={done}>
            <Icon name={actionArt(action)} size={22} />
          </span>
        );
      })}
    </span>
  );
}

/** Maharani tokens that a seat has out, with the characters they are on. */
function MaharaniSigns({ seat }: { readonly seat: number }): ReactElement | null {
  const words = useBoardWords();
  const { position, seats } = useDesk();
  const on = [0, 3].flatMap((i) => (position.maharani[i] === seat ? [position.maharani[i + 1] ?? 0] : []));
  if (on.length === 0) return null;
  return (
    <span title={words.t('m20.maharani.of', { name: namesOf(seats)(seat) })}>
      <Icon name="maharani-cameo" size={18} />
      <small>{words.list(on.map(String))}</small>
    </span>
  );
}
