import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useAnimatedNumber } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement } from 'react';
import { Portrait } from '../../../kingdom/board/parts/CharacterRow.tsx';
import {
  SeatBoardFrame,
  SeatBoards,
  useIsYou,
  useSeatStatus,
} from '../../../kingdom/board/parts/SeatBoards.tsx';
import { useBoard, useBoardWords } from '../board-context.ts';
import { portraitArt, shrineArt, statueArt } from '../model/art.ts';
import { seatOrder } from '../model/position.ts';
import styles from './SeatBoard.module.css';

/** The boards of all seats, in the order of play; Brahmabot's board comes separately. */
export function AllSeats(): ReactElement {
  const { position } = useBoard();
  const order = seatOrder(position).filter((seat) => seat < position.people);
  return <SeatBoards order={order} Board={SeatBoard} />;
}

function SeatBoard({ look }: { readonly look: SeatDisplay }): ReactElement {
  const { seat, playerColour } = look;
  const shown = useIsPrestigeVisible(seat);
  return (
    <SeatBoardFrame look={look} who={<CharacterBadge seat={seat} />}>
      <SeatCounts seat={seat} playerColour={playerColour} prestige={shown} />
    </SeatBoardFrame>
  );
}

/** Whether all viewers may see a seat's prestige; an automaton's is always visible. */
export function useIsPrestigeVisible(seat: number): boolean {
  const { position, actingSeat } = useBoard();
  return position.openPrestige || seat === actingSeat || position.phase === 'over' || seat >= position.people;
}

/** A seat's character, to be inspected or, as a target, taken. Its label lists everything that the seat has. */
export function CharacterBadge({ seat }: { readonly seat: number }): ReactElement {
  const words = useBoardWords();
  const { position, targets, pressCharacter, seats } = useBoard();
  const you = useIsYou(seat);
  const shown = useIsPrestigeVisible(seat);
  const state = useSeatStatus(seat);
  const name = seatNamer(seats)(seat);
  const character = position.characters[seat] ?? 0;
  const isTarget = targets.characters.has(character) && character > 0;
  const about = character > 0 ? words.formatMessage({ key: `character.${character}` }) : '';
  const label = words.t('m20.seat.label', {
    name: you ? words.t('kingdom.you.named', { name }) : name,
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
      className={joinClasses(styles.who, isTarget && styles.target)}
      aria-label={label}
      data-tip={character > 0 ? about : name}
      aria-disabled={!isTarget}
      data-target="character"
      data-lit={isTarget}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portraitArt(character)} character={character} />
    </button>
  );
}

interface SeatCountsProps {
  readonly seat: number;
  readonly playerColour: number;
  /** Whether the seat's prestige is shown. */
  readonly prestige: boolean;
  /** Hides tokens and supply, which this seat never has. */
  readonly bare?: boolean;
}

/** What a seat has, in numbers. */
export function SeatCounts({
  seat,
  playerColour,
  prestige: shown,
  bare = false,
}: SeatCountsProps): ReactElement {
  const { position } = useBoard();
  const coins = useAnimatedNumber(`coins-${seat}`, position.coins[seat] ?? 0);
  const prestige = useAnimatedNumber(`prestige-${seat}`, position.prestige[seat] ?? 0);
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
      {!bare && (
        <span data-nil={position.tokens[seat] === 0}>
          <Icon name="token" size={17} />
          <b>{position.tokens[seat]}</b>
        </span>
      )}
      <span>
        <Icon name={statueArt(playerColour)} size={19} />
        <b>{position.statues[seat]}</b>
      </span>
      <span data-shrines>
        <Icon name={shrineArt(playerColour)} size={18} />
        <b>{position.hand[seat]}</b>
        {!bare && <small>+{position.supply[seat]}</small>}
      </span>
      <MaharaniSigns seat={seat} />
    </div>
  );
}

/** A seat's Maharani tokens on characters, with those characters. */
function MaharaniSigns({ seat }: { readonly seat: number }): ReactElement | null {
  const words = useBoardWords();
  const { position, seats } = useBoard();
  const on = [0, 3].flatMap((i) => (position.maharani[i] === seat ? [position.maharani[i + 1] ?? 0] : []));
  if (on.length === 0) return null;
  return (
    <span title={words.t('m20.maharani.of', { name: seatNamer(seats)(seat) })}>
      <Icon name="maharani-cameo" size={18} />
      <small>{words.formatList(on.map(String))}</small>
    </span>
  );
}
