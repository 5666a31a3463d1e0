import type { ReactElement } from 'react';
import { Emblem } from '../../ui/Emblem.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useWords } from '../../words/useWords.tsx';
import type { SeatDisplay } from '../board-contract.ts';
import { seatNamer } from '../seats.ts';
import type { Caption } from './caption.ts';
import styles from './StepCaption.module.css';

interface StepCaptionProps {
  readonly caption: Caption;
  readonly seats: readonly SeatDisplay[];
}

/**
 * What another seat does while it is shown: its emblem, the words of the log, and a bar for the time. Screen readers
 * hear the same from the page. It takes no presses, so that everything below it stays usable.
 */
export function StepCaption({ caption, seats }: StepCaptionProps): ReactElement {
  const words = useWords();
  const { id, seat, sentences, ms } = caption;
  const colour = seats[seat]?.playerColour ?? seat;
  return (
    <div className={styles.caption} data-caption data-player-colour={colour} aria-hidden="true">
      <span className={styles.emblem}>
        <Emblem playerColour={colour} size={26} />
      </span>
      <div className={styles.sentences}>
        {sentences.map((sentence, i) => (
          // Sentences of one move never change their order.
          <p key={`${id}-${i === 0 ? 'first' : 'more'}`}>
            {words.formatMessage(sentence, seatNamer(seats))}
            {sentence.gain ? (
              <b className={joinClasses(styles.gain, sentence.gain < 0 && styles.minus)}>
                {words.formatSigned(sentence.gain)}
              </b>
            ) : null}
          </p>
        ))}
      </div>
      {ms > 0 && <i key={id} className={styles.time} style={{ animationDuration: `${ms}ms` }} />}
    </div>
  );
}
