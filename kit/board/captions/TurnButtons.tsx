import type { ReactElement } from 'react';
import { Emblem } from '../../ui/Emblem.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './TurnButtons.module.css';
import { useCaptionContext } from './useCaptions.ts';

/** A button for each seat that shows its last turn on the board until it is pressed again. */
export function TurnButtons({ named = false }: { readonly named?: boolean }): ReactElement {
  const words = useWords();
  const { seats, chosenSeat, chooseSeat } = useCaptionContext();
  return (
    <div className={styles.turns} data-named={named} role="group" aria-label={words.t('turns.title')}>
      {named && <span aria-hidden="true">{words.t('turns.title')}</span>}
      {seats.map(({ seat, name, playerColour, isMine }) => {
        const isAlone = isMine && seats.filter((one) => one.isMine).length === 1;
        const label = isAlone ? words.t('turns.mine') : words.t('turns.of', { name });
        return (
          <button
            key={seat}
            type="button"
            className={styles.turn}
            aria-pressed={seat === chosenSeat}
            aria-label={label}
            data-tip=""
            data-keys={`T ${seat + 1}`}
            data-turn-of={seat}
            onClick={() => chooseSeat(seat)}
          >
            <Emblem playerColour={playerColour} size={20} />
            {named && <b>{isAlone ? words.t('turns.you') : name}</b>}
          </button>
        );
      })}
    </div>
  );
}
