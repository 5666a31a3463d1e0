import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useAnimatedNumber } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement } from 'react';
import { Portrait } from '../../../kingdom/board/parts/CharacterRow.tsx';
import {
  SeatBoardFrame,
  SeatBoards,
  useIsYou,
  useSeatStatus,
} from '../../../kingdom/board/parts/SeatBoards.tsx';
import { listCards } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { houseArt, palaceArt, portraitArt } from '../model/art.ts';
import { seatOrder } from '../model/position.ts';
import styles from './SeatBoard.module.css';

/** The boards of all seats, in the order of play. */
export function AllSeats(): ReactElement {
  const { position } = useBoard();
  return <SeatBoards order={seatOrder(position)} Board={SeatBoard} />;
}

/** Whether a seat's gold is shown; the option can hide it from other seats (M04-1.6). */
export function useOpenGold(seat: number): boolean {
  const { position, actingSeat } = useBoard();
  return !position.hiddenGold || seat === actingSeat || position.phase === 'over';
}

function SeatBoard({ look }: { readonly look: SeatDisplay }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const { seat, name } = look;
  const you = useIsYou(seat);
  const state = useSeatStatus(seat);
  const open = useOpenGold(seat);
  const cards = listCards(position.cards[seat] ?? 0);
  const label = words.t('m04.seat.label', {
    name: you ? words.t('kingdom.you.named', { name }) : name,
    state,
    placed: state === '' ? 'no' : 'yes',
    gold: open ? (position.gold[seat] ?? 0) : -1,
    palaces: position.palaces[seat] ?? 0,
    hand: position.hand[seat] ?? 0,
    quarry: position.quarry[seat] ?? 0,
    chits: position.tokens[seat] ?? 0,
    count: cards.length,
    characters: words.formatList(
      cards.map((character) => words.formatMessage({ key: `character.${character}.name` })),
    ),
  });
  return (
    <SeatBoardFrame
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
    </SeatBoardFrame>
  );
}

/** A character of a seat, to be inspected or taken. */
function Card({ character, size }: { readonly character: number; readonly size: number }): ReactElement {
  const words = useBoardWords();
  const { targets, pressCharacter } = useBoard();
  const isTarget = targets.characters.has(character);
  const about = words.formatMessage({ key: `character.${character}` });
  const name = words.formatMessage({ key: `character.${character}.name` });
  return (
    <button
      type="button"
      className={joinClasses(styles.card, isTarget && styles.target)}
      aria-label={joinSentences(name, about)}
      data-tip=""
      aria-disabled={!isTarget}
      data-target="character"
      data-lit={isTarget}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portraitArt(character)} character={character} size={size} />
    </button>
  );
}

interface StockProps {
  readonly look: SeatDisplay;
  /** Whether the seat's gold is shown. */
  readonly open: boolean;
}

/** The seat's stock in numbers. */
function Stock({ look: { seat, playerColour }, open }: StockProps): ReactElement {
  const { position } = useBoard();
  const gold = useAnimatedNumber(`gold-${seat}`, position.gold[seat] ?? 0);
  const hand = useAnimatedNumber(`hand-${seat}`, position.hand[seat] ?? 0);
  return (
    <div className={styles.stats}>
      <span data-purse={seat}>
        <Icon name="gold" size={17} />
        {open ? <b>{gold}</b> : <Icon name="purse" size={15} />}
      </span>
      <span>
        <Icon name={palaceArt(playerColour)} size={20} />
        <b>{position.palaces[seat]}</b>
      </span>
      <span>
        <Icon name={houseArt(playerColour)} size={18} />
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
