import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { spaceName } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { type CardLine, type CardPay, cardOf } from '../model/card.ts';
import type { Aim } from '../model/choice.ts';
import { quarterName, shownSide } from '../model/floor.ts';
import { markerArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './Card.module.css';
import { sealArt } from './SidesArt.tsx';
import { TileIcon } from './TileArt.tsx';
import { RotateButton, TurnChooser } from './TurnChooser.tsx';

/** What dropping the tile where it is pointed would bring, line by line. */
export function AimCard({ aim }: { readonly aim: Aim }): ReactElement | null {
  const words = useBoardWords();
  const { position, me, choice, turn } = useDesk();
  if (choice.slot === null || me === null) return null;
  const tile = at(position.rondel, choice.slot);
  const { lines, pay } = cardOf(position, me, tile, aim);
  return (
    <div className={styles.pick}>
      <div className={styles.tile}>
        <TileIcon tile={tile} turn={shownSide(aim.turn.turn, turn)} size={84} />
        {aim.placement.turns.length > 1 && <RotateButton />}
      </div>
      <div className={styles.about}>
        <h3 className={styles.title}>
          {words.t('mhr.card.title', { quarter: quarterName(aim.placement.quarter) })}
          <span className={styles.where}>{spaceName(aim.placement.space)}</span>
        </h3>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <AimLine key={line.key} line={line} />
          ))}
        </ul>
        {pay && <AimPay pay={pay} />}
        <TurnChooser aim={aim} />
      </div>
    </div>
  );
}

function AimLine({ line }: { readonly line: CardLine }): ReactElement {
  const words = useBoardWords();
  const { seats, me } = useDesk();
  const ink = seats[me ?? 0]?.ink ?? 0;
  return (
    <li className={styles.line}>
      {line.marker === undefined ? (
        <b className={toneOf(line.gain)}>{gainText(line.gain, words)}</b>
      ) : (
        <Icon name={markerArt(ink, line.marker, true)} size={22} />
      )}
      <span>{words.say(line.message, namesOf(seats))}</span>
    </li>
  );
}

function toneOf(gain: CardLine['gain']): string | undefined {
  const most = typeof gain === 'number' ? gain : (gain?.[1] ?? 0);
  return most > 0 ? styles.plus : most < 0 ? styles.minus : styles.none;
}

/** A gain as it is written: +3, 0, −2, +1–3. */
function gainText(gain: CardLine['gain'], words: ReturnType<typeof useBoardWords>): string {
  if (gain === null) return '';
  if (typeof gain === 'number') return words.signed(gain);
  return words.t('mhr.gain.range', { low: gain[0], high: gain[1] });
}

interface AimPayProps {
  readonly pay: CardPay;
  /** In one line. */
  readonly brief?: boolean;
}

/** What the finished quarter would pay everybody. */
export function AimPay({ pay, brief = false }: AimPayProps): ReactElement {
  const words = useBoardWords();
  const { seats } = useDesk();
  return (
    <div className={styles.pay} data-brief={brief}>
      <p>
        {words.t(brief ? 'mhr.say.finishes' : 'mhr.card.finishes', { quarter: quarterName(pay.quarter) })}
      </p>
      <ul className={styles.pays}>
        {pay.pays.map(({ seat, gold }) => (
          <li key={seat}>
            <Icon name={sealArt(seats[seat]?.ink ?? 0)} size={20} title={namesOf(seats)(seat)} />
            <b>{words.signed(gold)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
