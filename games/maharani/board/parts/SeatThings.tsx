import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { Holdings, ThingsTitle } from '@durbar/kit/board/Holdings.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactElement } from 'react';
import { type BoardKey, useBoard, useBoardWords } from '../board-context.ts';
import { quarterName } from '../model/floor.ts';
import { workerArt, workerColour } from '../model/pieces.ts';
import { listStakes, potentialGold, workerColoursOf } from '../model/quarters.ts';
import { AutoEndSwitch } from './Actions.tsx';
import { Markers } from './MaharaniSeat.tsx';
import styles from './SeatThings.module.css';

interface SeatThingsProps {
  readonly look: SeatDisplay;
}

/** All that a seat has: its stock, its markers, the payouts of its quarters, and the sources of its gold. */
export function SeatThings({ look }: SeatThingsProps): ReactElement {
  const words = useBoardWords();
  const { position, bottomSeat, showSeat } = useBoard();
  const { chosenSeat, chooseSeat } = useCaptionContext();
  const { seat } = look;
  return (
    <>
      <Holdings
        holdings={[
          { art: 'gold', name: words.t('mhr.then.gold'), count: at(position.gold, seat) },
          ...workerColoursOf(position).map((colour) => ({
            art: workerArt(workerColour(look, colour)),
            name: words.t('mhr.things.workers', { which: workerColour(look, colour) }),
            count: at(position.supply, seat * 2 + colour),
            isDrawn: true,
          })),
        ]}
      />
      <ThingsTitle>{words.t('mhr.things.markers')}</ThingsTitle>
      <div className={styles.markers}>
        <Markers look={look} size={52} />
      </div>
      <Stakes look={look} />
      <GoldSources look={look} />
      <div className={styles.more}>
        <Button
          aria-pressed={chosenSeat === seat}
          onPress={() => {
            chooseSeat(seat);
            showSeat(null);
          }}
        >
          {look.isMine ? words.t('turns.mine') : words.t('turns.of', { name: look.name })}
        </Button>
        {seat === bottomSeat && look.isMine && <AutoEndSwitch />}
      </div>
    </>
  );
}

/** The payouts of the seat's workers in each quarter as they are. */
function Stakes({ look }: SeatThingsProps): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  return (
    <>
      <ThingsTitle>{words.t('mhr.sheet.quarters')}</ThingsTitle>
      <ul className={styles.list}>
        {listStakes(position, look.seat).map(({ quarter, colour, workers, gold }) => (
          <li key={`${quarter}-${colour}`}>
            <Icon
              name={`animal-${quarterName(quarter)}`}
              size={24}
              playerColour="var(--line)"
              cut="var(--sheet)"
            />
            <span>{words.t('mhr.quarter', { quarter: quarterName(quarter) })}</span>
            <span className={styles.workers} aria-label={words.t('mhr.workers', { workers })} role="img">
              <Icon name={workerArt(workerColour(look, colour))} size={20} />
              {words.formatNumber(workers)}
            </span>
            <b>{words.formatSigned(gold)}</b>
          </li>
        ))}
        <li className={styles.total}>
          <span>{words.t('mhr.sheet.now')}</span>
          <b>{words.formatSigned(potentialGold(position, look.seat))}</b>
        </li>
      </ul>
    </>
  );
}

/** Sources of gold in the order of the position's ledger. */
const SOURCES: readonly BoardKey[] = [
  'mhr.from.tiles',
  'mhr.from.workers',
  'mhr.from.quarters',
  'mhr.from.second',
];

function GoldSources({ look }: SeatThingsProps): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  return (
    <>
      <ThingsTitle>{words.t('mhr.sheet.gold')}</ThingsTitle>
      <ul className={styles.list}>
        {SOURCES.map((key, kind) => (
          <li key={key} className={styles.source}>
            <span>{words.t(key)}</span>
            <b>{words.formatSigned(at(position.ledger, look.seat * SOURCES.length + kind))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
