import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { finalOrder } from '../model/final.ts';
import { quarterName } from '../model/floor.ts';
import { colourName, workerArt } from '../model/look.ts';
import { stakesOf } from '../model/quarters.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './Card.module.css';
import { sealArt } from './SidesArt.tsx';
import { useSlots } from './TileList.tsx';

/** What the marks on the lit spaces mean. */
export function Legend(): ReactElement | null {
  const words = useBoardWords();
  const { choice, lit, seats, me } = useDesk();
  const slots = useSlots();
  const facts = slots.find(({ slot }) => slot === choice.slot);
  if (!facts || lit.length === 0) return null;
  const ink = seats[me ?? 0]?.ink ?? 0;
  return (
    <p className={styles.legend}>
      <span>
        <i /> {words.t('mhr.legend.free')}
      </span>
      {lit.some(({ marker }) => marker !== null) && (
        <span>
          <i data-dashed /> {words.t('mhr.legend.costs', { quarter: quarterName(facts.home) })}
        </span>
      )}
      {lit.some(({ turns }) => turns.some(({ workers }) => workers.length > 0)) && (
        <span>
          <Icon name={workerArt(ink, 0)} size={20} /> {words.t('mhr.legend.worker')}
        </span>
      )}
    </p>
  );
}

/** With a tile in hand and nothing pointed at: what to do with it. */
export function InHand(): ReactElement {
  const words = useBoardWords();
  const { choice, lit } = useDesk();
  const facts = useSlots().find(({ slot }) => slot === choice.slot);
  if (!facts) return <p className={styles.hint} />;
  return (
    <p className={styles.hint}>
      {words.t(lit.length > 0 ? 'mhr.hint.point' : 'mhr.hint.nowhere', {
        colour: colourName(facts.tile),
        quarter: quarterName(facts.home),
      })}
    </p>
  );
}

/** The workers to choose from, with what each brings (MHR-3.5). */
export function OptionList(): ReactElement {
  const words = useBoardWords();
  const { options, chooseWorker, seats, me } = useDesk();
  const ink = seats[me ?? 0]?.ink ?? 0;
  return (
    <ul className={styles.options} aria-label={words.t('mhr.options')}>
      {options.map((option) => (
        <li key={option.colour}>
          <button type="button" className={styles.option} onClick={() => chooseWorker(option)}>
            <Icon name={workerArt(ink, option.colour)} size={38} />
            <span>
              {words.t(option.from === null ? 'mhr.option.put' : 'mhr.option.take', {
                colour: option.colour + 1,
              })}
            </span>
            <b className={styles.best}>{words.signed(option.gold)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The end: everybody's gold, in the order of their ranks. */
export function Final(): ReactElement {
  const words = useBoardWords();
  const { position, seats, ranks } = useDesk();
  const ranked = finalOrder(position.gold, ranks).flatMap((seat) => seats[seat] ?? []);
  return (
    <div className={styles.standing}>
      <h3 className={styles.title}>{words.t('mhr.final')}</h3>
      <ol>
        {ranked.map(({ seat, ink, name }) => (
          <li key={seat}>
            <Icon name={sealArt(ink)} size={24} />
            <span>{name}</span>
            <span />
            <b>{words.t('mhr.final.gold', { gold: position.gold[seat] ?? 0 })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What everybody would be paid for a quarter as it stands. */
export function Standing({ quarter }: { readonly quarter: number }): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useDesk();
  const names = namesOf(seats);
  const rows = seats.flatMap(({ seat, ink }) =>
    seat < position.players
      ? stakesOf(position, seat)
          .filter((stake) => stake.quarter === quarter)
          .map(({ colour, workers, gold }) => ({ seat, ink, colour, workers, gold }))
      : [],
  );
  return (
    <div className={styles.standing}>
      <h3 className={styles.title}>{words.t('mhr.standing', { quarter: quarterName(quarter) })}</h3>
      <ul>
        {rows.map(({ seat, ink, colour, workers, gold }) => (
          <li key={`${seat}-${colour}`}>
            <Icon name={position.players === 2 ? workerArt(ink, colour) : sealArt(ink)} size={24} />
            <span>{names(seat)}</span>
            <span>{words.t('mhr.workers', { workers })}</span>
            <b className={gold > 0 ? styles.plus : styles.none}>{words.signed(gold)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
