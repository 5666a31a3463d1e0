import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { cardOf } from '../model/card.ts';
import type { Aim } from '../model/choice.ts';
import { quarterName } from '../model/floor.ts';
import { colourName, workerArt } from '../model/look.ts';
import { gainOf } from '../model/offers.ts';
import { stakesOf } from '../model/quarters.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { AimPay } from './AimCard.tsx';
import styles from './Say.module.css';
import { sealArt } from './SidesArt.tsx';
import { useSlots } from './TileList.tsx';
import { TurnChooser } from './TurnChooser.tsx';

/** On a phone, between prompt and tray: what the rail's card says on a wide screen, in a few words. */
export function Say(): ReactElement | null {
  const { note, quarter, options, aim, choice, position } = useDesk();
  if (note) return <SayNote />;
  if (quarter !== null) return <SayStanding quarter={quarter} />;
  if (position.over !== 0) return null;
  if (options.length > 0) return <SayOptions />;
  if (aim) return <SayAim aim={aim} />;
  return choice.slot === null ? <SayIdle /> : <SayInHand />;
}

function SayNote(): ReactElement {
  const words = useBoardWords();
  const { note, seats, explain } = useDesk();
  return (
    <p className={styles.note}>
      <span>
        {note && words.say(note.message, namesOf(seats))} {note?.clause && <Clause name={note.clause} />}
      </span>
      <button type="button" className={styles.button} onClick={() => explain(null)}>
        {words.t('mhr.note.dismiss')}
      </button>
    </p>
  );
}

function SayStanding({ quarter }: { readonly quarter: number }): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useDesk();
  return (
    <div className={styles.say}>
      <b className={styles.head}>{words.t('mhr.quarter', { quarter: quarterName(quarter) })}</b>
      <ul className={styles.stakes}>
        {seats.slice(0, position.players).flatMap(({ seat, ink, name }) =>
          stakesOf(position, seat)
            .filter((stake) => stake.quarter === quarter)
            .map(({ colour, workers, gold }) => (
              <li key={`${seat}-${colour}`}>
                <Icon
                  name={position.players === 2 ? workerArt(ink, colour) : sealArt(ink)}
                  size={22}
                  title={name}
                />
                {words.t('mhr.stake', { workers, gold })}
              </li>
            )),
        )}
      </ul>
    </div>
  );
}

function SayOptions(): ReactElement {
  const words = useBoardWords();
  const { options, seats, me, chooseWorker } = useDesk();
  const ink = seats[me ?? 0]?.ink ?? 0;
  return (
    <ul className={styles.options} aria-label={words.t('mhr.options')}>
      {options.map((option) => (
        <li key={option.colour}>
          <button type="button" className={styles.option} onClick={() => chooseWorker(option)}>
            <Icon name={workerArt(ink, option.colour)} size={32} />
            <span>
              {words.t(option.from === null ? 'mhr.option.put' : 'mhr.option.take', {
                colour: option.colour + 1,
              })}
            </span>
            <b>{words.signed(option.gold)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function SayAim({ aim }: { readonly aim: Aim }): ReactElement | null {
  const words = useBoardWords();
  const { position, me, choice, seats, place } = useDesk();
  if (me === null || choice.slot === null) return null;
  const { lines, pay } = cardOf(position, me, at(position.rondel, choice.slot), aim);
  const total = words.signed(gainOf(aim.placement, aim.turn));
  if (aim.placement.turns.length > 1)
    return (
      <div className={styles.say}>
        <TurnChooser aim={aim} />
        <button type="button" className={styles.drop} onClick={() => place(aim.placement.space)}>
          {words.t('mhr.act.place', { gain: total })}
        </button>
      </div>
    );
  return (
    <div className={styles.say}>
      <span className={styles.big}>{total}</span>
      <div className={styles.text}>
        <p>
          {lines
            .map(({ key, message }) =>
              sentence(
                key === 'price' ? words.t('mhr.say.price') : words.say(message, namesOf(seats)),
                words.locale,
              ),
            )
            .join(' ')}
        </p>
        {pay && <AimPay pay={pay} brief />}
      </div>
    </div>
  );
}

/** A phrase as a sentence. */
function sentence(phrase: string, locale: string): string {
  return `${phrase.charAt(0).toLocaleUpperCase(locale)}${phrase.slice(1)}.`;
}

function SayInHand(): ReactElement {
  const words = useBoardWords();
  const { choice, lit, me } = useDesk();
  const facts = useSlots().find(({ slot }) => slot === choice.slot);
  if (!facts || me === null) return <p className={styles.say} />;
  const costs = lit.some(({ marker }) => marker !== null);
  return (
    <div className={styles.say}>
      <p className={styles.text}>
        {words.t(lit.length > 0 ? 'mhr.hint.tap' : 'mhr.hint.nowhere', {
          colour: colourName(facts.tile),
          quarter: quarterName(facts.home),
        })}{' '}
        {costs && words.t('mhr.hint.dashed', { quarter: quarterName(facts.home) })}
      </p>
    </div>
  );
}

function SayIdle(): ReactElement {
  const words = useBoardWords();
  const { me, next, offers } = useDesk();
  if (me === null) return <p className={styles.say} />;
  // A tile that is not worth its price may still be placed; it is another thing if none may.
  const none = next === 'end' && offers.every((list) => list.length === 0);
  return (
    <p className={styles.say}>
      <span className={styles.text}>
        {next === 'place'
          ? words.t('mhr.hint.choose')
          : words.t('mhr.hint.next', { next: none ? 'none' : next })}
      </span>
    </p>
  );
}
