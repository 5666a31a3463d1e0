import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { displayedSide } from '../model/floor.ts';
import { arrowRecipient } from '../model/labels.ts';
import { emblemArt } from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import { placementGain } from '../model/targets.ts';
import styles from './RotationChooser.module.css';

/** The rotations that the columns allow: the seat that the arrow would serve, its side, and the gain. */
export function RotationChooser({ preview }: { readonly preview: Preview }): ReactElement | null {
  const words = useBoardWords();
  const { position, floorRotation, seats, decidingSeat, pointArrow } = useBoard();
  if (decidingSeat === null || preview.placement.rotations.length < 2) return null;
  return (
    <div className={styles.rotations} role="group" aria-label={words.t('mhr.turns')}>
      <p className={styles.head} aria-hidden="true">
        {words.t('mhr.turns.head')}
      </p>
      {preview.placement.rotations.map((way) => {
        const { who, seat } = arrowRecipient(position, way.arrow, decidingSeat);
        const look = seats[seat];
        const gain = words.formatSigned(placementGain(preview.placement, way));
        const label = words.formatMessage(
          { key: 'mhr.turn', values: { who, turnSeat: seat, gain } },
          seatNamer(seats),
        );
        return (
          <button
            key={way.quarterTurns}
            type="button"
            className={styles.rotation}
            aria-pressed={way.quarterTurns === preview.rotation.quarterTurns}
            aria-label={label}
            title={label}
            onClick={() => pointArrow(way.arrow)}
          >
            <span className={styles.gain}>
              <span className={styles.arrow} data-side={displayedSide(way.arrow, floorRotation)} />
              {look ? (
                <Icon name={emblemArt(look.playerColour)} size={16} />
              ) : (
                <span className={styles.nobody} />
              )}
              <b>{gain}</b>
            </span>
            <span className={styles.recipient}>
              {words.formatMessage(
                { key: 'mhr.turn.whom', values: { who, turnSeat: seat } },
                seatNamer(seats),
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** A button that rotates the previewed tile to the next possible rotation. */
export function RotateButton(): ReactElement {
  const words = useBoardWords();
  const { rotate } = useBoard();
  return (
    <button
      type="button"
      className={styles.rotate}
      aria-label={words.t('mhr.rotate')}
      title={words.t('mhr.rotate')}
      aria-keyshortcuts="r"
      onClick={() => rotate(1)}
    >
      <RotateCw size={20} aria-hidden />
    </button>
  );
}
