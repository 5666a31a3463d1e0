import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { useCount } from '@durbar/kit/board/motion/Stage.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement } from 'react';
import { Portrait } from '../../../kingdom/board/parts/Portrait.tsx';
import { SeatBoards, SeatFrame, useIsYou, useSeatState } from '../../../kingdom/board/parts/SeatBoards.tsx';
import { useDesk } from '../desk.ts';
import { portraitArt, shrineArt, statueArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './SeatBoard.module.css';

/** What lies before each seat, in the order of play; Brahmabot sits opposite, with a board of its own. */
export function AllSeats(): ReactElement {
  const { position, seats } = useDesk();
  const order = seats
    .map(({ seat }) => seat)
    .filter((seat) => seat < position.people)
    .toSorted((a, b) => (position.characters[a] ?? 0) - (position.characters[b] ?? 0));
  return <SeatBoards order={order} Board={SeatBoard} />;
}

function SeatBoard({ look }: { readonly look: SeatLook }): ReactElement {
  const { seat, ink } = look;
  const shown = usePrestigeShown(seat);
  return (
    <SeatFrame look={look} who={<CharacterSign seat={seat} />}>
      <Stock seat={seat} ink={ink} prestige={shown} />
    </SeatFrame>
  );
}

/** Whether everybody may see a seat's prestige; an automaton has nothing to hide. */
function usePrestigeShown(seat: number): boolean {
  const { position, asked } = useDesk();
  return position.openPrestige || seat === asked || position.phase === 'over' || seat >= position.people;
}

/** A seat's character, to look at or, where it is lit, to take; it tells all that the seat has. */
export function CharacterSign({ seat }: { readonly seat: number }): ReactElement {
  const words = useBoardWords();
  const { position, offers, pressCharacter, seats } = useDesk();
  const you = useIsYou(seat);
  const shown = usePrestigeShown(seat);
  const state = useSeatState(seat);
  const name = namesOf(seats)(seat);
  const character = position.characters[seat] ?? 0;
  const lit = offers.characters.has(character) && character > 0;
  const about = character > 0 ? words.say({ key: `character.${character}` }) : '';
  const label = words.t('m20.seat.label', {
    name: you ? words.t('court.you.named', { name }) : name,
    state,
    placed: state === '' ? 'no' : 'yes',
    coins: position.coins[seat] ?? 0,
    prestige: shown ? (position.prestige[seat] ?? 0) : -1,
    statues: position.statues[seat] ?? 0,
    hand: position.hand[seat] ?? 0,
    supply: position.supply[seat] ?? 0,
    tokens: position.tokens[seat] ?? 0,
    character,
    about,
  });
  return (
    <button
      type="button"
      className={classes(styles.who, lit && styles.lit)}
      aria-label={label}
      title={character > 0 ? about : name}
      aria-disabled={!lit}
      data-target="character"
      data-lit={lit}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portraitArt(character)} character={character} />
    </button>
  );
}

interface StockProps {
  readonly seat: number;
  readonly ink: number;
  /** Whether its prestige is shown. */
  readonly prestige: boolean;
  /** Without tokens and supply, which this seat never has. */
  readonly bare?: boolean;
}

/** What a seat has, in numbers. */
export function Stock({ seat, ink, prestige: shown, bare = false }: StockProps): ReactElement {
  const { position } = useDesk();
  const coins = useCount(`coins-${seat}`, position.coins[seat] ?? 0);
  const prestige = useCount(`prestige-${seat}`, position.prestige[seat] ?? 0);
  return (
    <div className={styles.stats} data-bare={bare}>
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
        {!bare && <small>+{position.supply[seat]}</small>}
      </span>
      {!bare && (
        <span data-nil={position.tokens[seat] === 0}>
          <Icon name="token" size={17} />
          <b>{position.tokens[seat]}</b>
        </span>
      )}
      <MaharaniSigns seat={seat} />
    </div>
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
