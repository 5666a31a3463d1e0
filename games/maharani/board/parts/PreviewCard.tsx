import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { spaceName } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { displayedSide, quarterName } from '../model/floor.ts';
import { type QuarterPayout, type SummaryLine, summarizePlacement } from '../model/labels.ts';
import { emblemArt, markerArt } from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import styles from './RailCard.module.css';
import { RotateButton, RotationChooser } from './RotationChooser.tsx';
import { TileIcon } from './TileArt.tsx';

/** The effects of placing the tile on the pointed space, line by line. */
export function PreviewCard({ preview }: { readonly preview: Preview }): ReactElement | null {
  const words = useBoardWords();
  const { position, decidingSeat, selection, floorRotation } = useBoard();
  if (selection.slot === null || decidingSeat === null) return null;
  const tile = at(position.rondel, selection.slot);
  const { lines, pay } = summarizePlacement(position, decidingSeat, tile, preview);
  return (
    <div className={styles.pick}>
      <div className={styles.tile}>
        <TileIcon
          tile={tile}
          rotation={displayedSide(preview.rotation.quarterTurns, floorRotation)}
          size={84}
        />
        {preview.placement.rotations.length > 1 && <RotateButton />}
      </div>
      <div className={styles.subject}>
        <h3 className={styles.title}>
          {words.t('mhr.card.title', { quarter: quarterName(preview.placement.quarter) })}
          <span className={styles.place}>{spaceName(preview.placement.space)}</span>
        </h3>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <PreviewLine key={line.key} line={line} />
          ))}
        </ul>
        {pay && <PreviewPayout pay={pay} />}
        <RotationChooser preview={preview} />
      </div>
    </div>
  );
}

function PreviewLine({ line }: { readonly line: SummaryLine }): ReactElement {
  const words = useBoardWords();
  const { seats, decidingSeat } = useBoard();
  const playerColour = seats[decidingSeat ?? 0]?.playerColour ?? 0;
  return (
    <li className={styles.line}>
      {line.marker === undefined ? (
        <b className={chooseTone(line.gain)}>{gainText(line.gain, words)}</b>
      ) : (
        <Icon name={markerArt(playerColour, line.marker, true)} size={22} />
      )}
      <span>{words.formatMessage(line.message, seatNamer(seats))}</span>
    </li>
  );
}

function chooseTone(gain: SummaryLine['gain']): string | undefined {
  const most = typeof gain === 'number' ? gain : (gain?.[1] ?? 0);
  return most > 0 ? styles.plus : most < 0 ? styles.minus : styles.none;
}

/** The text of a gain: +3, 0, −2, +1–3. */
function gainText(gain: SummaryLine['gain'], words: ReturnType<typeof useBoardWords>): string {
  if (gain === null) return '';
  if (typeof gain === 'number') return words.formatSigned(gain);
  return words.t('mhr.gain.range', { low: gain[0], high: gain[1] });
}

interface PreviewPayoutProps {
  readonly pay: QuarterPayout;
  /** Whether to use one line. */
  readonly brief?: boolean;
}

/** What the finished quarter would pay each seat. */
export function PreviewPayout({ pay, brief = false }: PreviewPayoutProps): ReactElement {
  const words = useBoardWords();
  const { seats } = useBoard();
  return (
    <div className={styles.pay} data-brief={brief}>
      <p>
        {words.t(brief ? 'mhr.brief.finishes' : 'mhr.card.finishes', { quarter: quarterName(pay.quarter) })}
      </p>
      <ul className={styles.pays}>
        {pay.pays.map(({ seat, gold }) => (
          <li key={seat}>
            <Icon name={emblemArt(seats[seat]?.playerColour ?? 0)} size={20} title={seatNamer(seats)(seat)} />
            <b>{words.formatSigned(gold)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
