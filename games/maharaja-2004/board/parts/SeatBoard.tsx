import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { useCount } from '@durbar/kit/board/motion/Stage.tsx';
import { sentences } from '@durbar/kit/board/sentences.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement } from 'react';
import { Portrait } from '../../../kingdom/board/parts/Portrait.tsx';
import { SeatBoards, SeatFrame, useIsYou, useSeatState } from '../../../kingdom/board/parts/SeatBoards.tsx';
import { cardsOf, type View } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { houseArt, palaceArt, portraitArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './SeatBoard.module.css';

/** A seat's number in the order of play: its lowest character. */
const lowest = ({ cards }: View, seat: number): number => cardsOf(cards[seat] ?? 0)[0] ?? 0;

/** What lies before each seat, in the order of play. */
export function AllSeats(): ReactElement {
  const { position, seats } = useDesk();
  const order = seats
    .map(({ seat }) => seat)
    .toSorted((a, b) => lowest(position, a) - lowest(position, b) || a - b);
  return <SeatBoards order={order} Board={SeatBoard} />;
}

/** Whether a seat's gold is shown: to others it may be hidden (M04-1.6). */
function useOpenGold(seat: number): boolean {
  const { position, asked } = useDesk();
  return !position.hiddenGold || seat === asked || position.phase === 'over';
}

function SeatBoard({ look }: { readonly look: SeatLook }): ReactElement {
  const words = useBoardWords();
  const { position } = useDesk();
  const { seat, name } = look;
  const you = useIsYou(seat);
  const state = useSeatState(seat);
  const open = useOpenGold(seat);
  const cards = cardsOf(position.cards[seat] ?? 0);
  const label = words.t('m04.seat.label', {
    name: you ? words.t('court.you.named', { name }) : name,
    state,
    placed: state === '' ? 'no' : 'yes',
    gold: open ? (position.gold[seat] ?? 0) : -1,
    palaces: position.palaces[seat] ?? 0,
    hand: position.hand[seat] ?? 0,
    quarry: position.quarry[seat] ?? 0,
    chits: position.tokens[seat] ?? 0,
    count: cards.length,
    characters: words.list(cards.map((character) => words.say({ key: `character.${character}.name` }))),
  });
  return (
    <SeatFrame
      look={look}
      who={
        <div className={styles.cards} role="group" aria-label={label} data-count={cards.length}>
          {cards.length === 0 && <Portrait art={portraitArt(1)} character={0} />}
          {cards.map((character) => (
            <Card key={character} character={character} size={cards.length > 1 ? 38 : 46} />
          ))}
        </div>
      }
    >
      <Stock look={look} open={open} />
    </SeatFrame>
  );
}

/** A character before a seat, to look at or take. */
function Card({ character, size }: { readonly character: number; readonly size: number }): ReactElement {
  const words = useBoardWords();
  const { offers, pressCharacter } = useDesk();
  const lit = offers.characters.has(character);
  const about = words.say({ key: `character.${character}` });
  const name = words.say({ key: `character.${character}.name` });
  return (
    <button
      type="button"
      className={classes(styles.card, lit && styles.lit)}
      aria-label={sentences(name, about)}
      title={sentences(name, about)}
      aria-disabled={!lit}
      data-target="character"
      data-lit={lit}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portraitArt(character)} character={character} size={size} />
    </button>
  );
}

interface StockProps {
  readonly look: SeatLook;
  /** Whether its gold is shown. */
  readonly open: boolean;
}

/** What a seat has, in numbers. */
function Stock({ look: { seat, ink }, open }: StockProps): ReactElement {
  const { position } = useDesk();
  const gold = useCount(`gold-${seat}`, position.gold[seat] ?? 0);
  const hand = useCount(`hand-${seat}`, position.hand[seat] ?? 0);
  return (
    <div className={styles.stats}>
      <span data-purse={seat}>
        <Icon name="gold" size={17} />
        {open ? <b>{gold}</b> : <Icon name="purse" size={15} />}
      </span>
      <span>
        <Icon name={palaceArt(ink)} size={20} />
        <b>{position.palaces[seat]}</b>
      </span>
      <span>
        <Icon name={houseArt(ink)} size={18} />
        <b>{hand}</b>
      </span>
      <span>
        <Icon name="quarry" size={18} />
        <b>{position.quarry[seat]}</b>
      </span>
      {(position.tokens[seat] ?? 0) > 0 && (
        <span>
          <Icon name="chit" size={17} />
          <b>{position.tokens[seat]}</b>
        </span>
      )}
    </div>
  );
}
