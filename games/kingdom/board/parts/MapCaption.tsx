import { StepCaption } from '@durbar/kit/board/captions/StepCaption.tsx';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { type ReactElement, useMemo } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { emptiestCorner } from '../model/caption-corner.ts';
import styles from './MapCaption.module.css';

/** On a wide screen the caption of a move, always in the emptiest corner of the map. On a phone the prompt shows it. */
export function MapCaption(): ReactElement | null {
  const { mapLayout, layout } = useKingdomBoard();
  const { caption, seats } = useCaptionContext();
  const corner = useMemo(() => emptiestCorner(mapLayout), [mapLayout]);
  if (!caption || layout !== 'wide') return null;
  return (
    <div className={styles.corner} data-corner={corner}>
      <StepCaption caption={caption} seats={seats} />
    </div>
  );
}
