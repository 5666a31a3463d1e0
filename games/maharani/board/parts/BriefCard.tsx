import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { quarterName } from '../model/floor.ts';
import { summarizePlacement } from '../model/labels.ts';
import { colourName, emblemArt, workerArt, workerColour } from '../model/pieces.ts';
import { listStakes } from '../model/quarters.ts';
import type { Preview } from '../model/selection.ts';
import { placementGain } from '../model/targets.ts';
import styles from './BriefCard.module.css';
import { PreviewPayout } from './PreviewCard.tsx';
import { RotationChooser } from './RotationChooser.tsx';
import { useSlots } from './TileList.tsx';

/** The short form of the rail's card, between prompt and tray on a phone. */
export function BriefCard(): ReactElement | null {
  const { reason, quarter, workerOptions, preview, selection, position } = useBoard();
  if (reason) return <BriefReason />;
  if (quarter !== null) return <BriefPayouts quarter={quarter} />;
  if (position.over !== 0) return null;
  if (workerOptions.length > 0) return <BriefOptions />;
  if (preview) return <BriefPreview preview={preview} />;
  return selection.slot === null ? <BriefIdle /> : <BriefSelectedTile />;
}

function BriefReason(): ReactElement {
  const words = useBoardWords();
  const { reason, seats, explain } = useBoard();
  return (
    <p className={styles.reason}>
      <span>
        {reason && words.formatMessage(reason.message, seatNamer(seats))}{' '}
        {reason?.clause && <Clause name={reason.clause} />}
      </span>
      <button type="button" className={styles.button} onClick={() => explain(null)}>
        {words.t('mhr.dismiss')}
      </button>
    </p>
  );
}

function BriefPayouts({ quarter }: { readonly quarter: number }): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useBoard();
  return (
    <div className={styles.brief}>
      <b className={styles.head}>{words.t('mhr.quarter', { quarter: quarterName(quarter) })}</b>
      <ul className={styles.stakes}>
        {seats.slice(0, position.players).flatMap((look) =>
          listStakes(position, look.seat)
            .filter((stake) => stake.quarter === quarter)
            .map(({ colour, workers, gold }) => (
              <li key={`${look.seat}-${colour}`}>
                <Icon
                  name={
                    position.players === 2
                      ? workerArt(workerColour(look, colour))
                      : emblemArt(look.playerColour)
                  }
                  size={22}
                  title={look.name}
                />
                {words.t('mhr.stake', { workers, gold })}
              </li>
            )),
        )}
      </ul>
    </div>
  );
}

function BriefOptions(): ReactElement {
  const words = useBoardWords();
  const { workerOptions, seats, decidingSeat, chooseWorker } = useBoard();
  const look = seats[decidingSeat ?? 0];
  return (
    <ul className={styles.options} aria-label={words.t('mhr.options')}>
      {workerOptions.map((option) => (
        <li key={option.colour}>
          <button type="button" className={styles.option} onClick={() => chooseWorker(option)}>
            <Icon name={workerArt(workerColour(look, option.colour))} size={32} />
            <span>
              {words.t(option.from === null ? 'mhr.option.put' : 'mhr.option.take', {
                colour: workerColour(look, option.colour),
              })}
            </span>
            <b>{words.formatSigned(option.gold)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function BriefPreview({ preview }: { readonly preview: Preview }): ReactElement | null {
  const words = useBoardWords();
  const { position, decidingSeat, selection, seats, placeTile } = useBoard();
  if (decidingSeat === null || selection.slot === null) return null;
  const { lines, pay } = summarizePlacement(
    position,
    decidingSeat,
    at(position.rondel, selection.slot),
    preview,
  );
  const total = words.formatSigned(placementGain(preview.placement, preview.rotation));
  if (preview.placement.rotations.length > 1)
    return (
      <div className={styles.brief}>
        <RotationChooser preview={preview} />
        <button type="button" className={styles.drop} onClick={() => placeTile(preview.placement.space)}>
          {words.t('mhr.act.place', { gain: total })}
        </button>
      </div>
    );
  return (
    <div className={styles.brief}>
      <span className={styles.big}>{total}</span>
      <div className={styles.text}>
        <p>
          {lines
            .map(({ key, message }) =>
              toSentence(
                key === 'price' ? words.t('mhr.brief.price') : words.formatMessage(message, seatNamer(seats)),
                words.locale,
              ),
            )
            .join(' ')}
        </p>
        {pay && <PreviewPayout pay={pay} brief />}
      </div>
    </div>
  );
}

/** A phrase as a sentence. */
function toSentence(phrase: string, locale: string): string {
  return `${phrase.charAt(0).toLocaleUpperCase(locale)}${phrase.slice(1)}.`;
}

function BriefSelectedTile(): ReactElement {
  const words = useBoardWords();
  const { selection, targets, decidingSeat } = useBoard();
  const facts = useSlots().find(({ slot }) => slot === selection.slot);
  if (!facts || decidingSeat === null) return <p className={styles.brief} />;
  const costs = targets.some(({ marker }) => marker !== null);
  return (
    <div className={styles.brief}>
      <p className={styles.text}>
        {words.t(targets.length > 0 ? 'mhr.prompt.tap' : 'mhr.prompt.nowhere', {
          colour: colourName(facts.tile),
          quarter: quarterName(facts.home),
        })}{' '}
        {costs && words.t('mhr.prompt.dashed', { quarter: quarterName(facts.home) })}
      </p>
    </div>
  );
}

function BriefIdle(): ReactElement {
  const words = useBoardWords();
  const { decidingSeat, nextAction, targetsBySlot } = useBoard();
  if (decidingSeat === null) return <p className={styles.brief} />;
  // A tile that is not worth its price may still be placed, so the text differs from that for no legal tile.
  const none = nextAction === 'end' && targetsBySlot.every((list) => list.length === 0);
  return (
    <p className={styles.brief}>
      <span className={styles.text}>
        {nextAction === 'place'
          ? words.t('mhr.prompt.choose')
          : words.t('mhr.prompt.next', { next: none ? 'none' : nextAction })}
      </span>
    </p>
  );
}
