import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { quarterName } from '../model/floor.ts';
import { colourName, emblemArt, workerArt, workerColour } from '../model/pieces.ts';
import { listStakes } from '../model/quarters.ts';
import { finalOrder } from '../model/seat-order.ts';
import { PreviewCard } from './PreviewCard.tsx';
import styles from './RailCard.module.css';
import { TileList, useSlots } from './TileList.tsx';

/** The rail's card: the present choice, or the preview of the pointed target. */
export function RailCard(): ReactElement {
  const { preview, selection, workerOptions, quarter, isOver } = useBoard();
  if (quarter !== null)
    return (
      <Card>
        <QuarterPayouts quarter={quarter} />
      </Card>
    );
  if (isOver)
    return (
      <Card>
        <FinalGold />
      </Card>
    );
  return (
    <Card className={styles.choice}>
      {workerOptions.length > 0 ? (
        <OptionList />
      ) : preview ? (
        <PreviewCard preview={preview} />
      ) : selection.slot !== null ? (
        <SelectedTile />
      ) : (
        <TileList />
      )}
      <TargetLegend />
    </Card>
  );
}

/** The legend of the marks on target spaces. */
function TargetLegend(): ReactElement | null {
  const words = useBoardWords();
  const { selection, targets, seats, decidingSeat } = useBoard();
  const slots = useSlots();
  const facts = slots.find(({ slot }) => slot === selection.slot);
  if (!facts || targets.length === 0) return null;
  return (
    <p className={styles.legend}>
      <span>
        <i /> {words.t('mhr.legend.free')}
      </span>
      {targets.some(({ marker }) => marker !== null) && (
        <span>
          <i data-dashed /> {words.t('mhr.legend.costs', { quarter: quarterName(facts.home) })}
        </span>
      )}
      {targets.some(({ rotations }) => rotations.some(({ workers }) => workers.length > 0)) && (
        <span>
          <Icon name={workerArt(workerColour(seats[decidingSeat ?? 0], 0))} size={20} />{' '}
          {words.t('mhr.legend.worker')}
        </span>
      )}
    </p>
  );
}

/** Instructions for a selected tile while no space is pointed at. */
function SelectedTile(): ReactElement {
  const words = useBoardWords();
  const { selection, targets } = useBoard();
  const facts = useSlots().find(({ slot }) => slot === selection.slot);
  if (!facts) return <p className={styles.hint} />;
  return (
    <p className={styles.hint}>
      {words.t(targets.length > 0 ? 'mhr.prompt.point' : 'mhr.prompt.nowhere', {
        colour: colourName(facts.tile),
        quarter: quarterName(facts.home),
      })}
    </p>
  );
}

/** The workers to choose from, each with the gold it brings (MHR-3.5). */
function OptionList(): ReactElement {
  const words = useBoardWords();
  const { workerOptions, chooseWorker, seats, decidingSeat } = useBoard();
  const look = seats[decidingSeat ?? 0];
  return (
    <ul className={styles.options} aria-label={words.t('mhr.options')}>
      {workerOptions.map((option) => (
        <li key={option.colour}>
          <button type="button" className={styles.option} onClick={() => chooseWorker(option)}>
            <Icon name={workerArt(workerColour(look, option.colour))} size={38} />
            <span>
              {words.t(option.from === null ? 'mhr.option.put' : 'mhr.option.take', {
                colour: workerColour(look, option.colour),
              })}
            </span>
            <b className={styles.best}>{words.formatSigned(option.gold)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The end: the gold of all seats, in the order of their ranks. */
export function FinalGold(): ReactElement {
  const words = useBoardWords();
  const { position, seats, ranks } = useBoard();
  const ranked = finalOrder(position.gold, ranks).flatMap((seat) => seats[seat] ?? []);
  return (
    <div className={styles.payouts}>
      <h3 className={styles.title}>{words.t('mhr.final')}</h3>
      <ol>
        {ranked.map(({ seat, playerColour, name }) => (
          <li key={seat}>
            <Icon name={emblemArt(playerColour)} size={24} />
            <span>{name}</span>
            <span />
            <b>{words.t('mhr.final.gold', { gold: position.gold[seat] ?? 0 })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What each seat would be paid for a quarter now. */
function QuarterPayouts({ quarter }: { readonly quarter: number }): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useBoard();
  const rows = seats.flatMap((look) =>
    look.seat < position.players
      ? listStakes(position, look.seat)
          .filter((stake) => stake.quarter === quarter)
          .map(({ colour, workers, gold }) => ({ look, colour, workers, gold }))
      : [],
  );
  return (
    <div className={styles.payouts}>
      <h3 className={styles.title}>{words.t('mhr.standing', { quarter: quarterName(quarter) })}</h3>
      <ul>
        {rows.map(({ look, colour, workers, gold }) => (
          <li key={`${look.seat}-${colour}`}>
            <Icon
              name={
                position.players === 2 ? workerArt(workerColour(look, colour)) : emblemArt(look.playerColour)
              }
              size={24}
            />
            <span>{look.name}</span>
            <span>{words.t('mhr.workers', { workers })}</span>
            <b className={gold > 0 ? styles.plus : styles.none}>{words.formatSigned(gold)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
