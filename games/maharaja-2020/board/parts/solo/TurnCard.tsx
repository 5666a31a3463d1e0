import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement } from 'react';
import { BRAHMABOT } from '../../../rules/index.ts';
import { useDesk } from '../../desk.ts';
import { crestArt, priestArt } from '../../model/look.ts';
import {
  actResult,
  actTitle,
  humanVillages,
  tellAct,
  upperMessage,
  villagesPassed,
} from '../../model/solo/tell.ts';
import { tileAt, uppersOf } from '../../model/solo/tiles.ts';
import type { Act, BotTurn, JourneyEvent } from '../../model/solo/turn.ts';
import { useSolo } from '../../solo.ts';
import { namesOf, useBoardWords } from '../../useBoardWords.ts';
import { Compared } from './Compared.tsx';
import { StepwiseSwitch } from './StepwiseSwitch.tsx';
import { TileRow } from './TileRow.tsx';
import styles from './TurnCard.module.css';
import { UpperIcon } from './UpperIcon.tsx';

/** Brahmabot's turn, act by act: the one that is on in full, those before in a line, those to come faintly. */
export function TurnCard(): ReactElement | null {
  const words = useBoardWords();
  const { seats } = useDesk();
  const solo = useSolo();
  if (!solo?.turn) return null;
  const { turn, on, shown, pick, sheet } = solo;
  const title = on
    ? words.t('m20.bot.turn', { name: namesOf(seats)(BRAHMABOT) })
    : words.t('m20.bot.did', { past: turn.past ? 'yes' : 'no' });
  return (
    <section className={styles.card} aria-label={title} data-bot-turn={on ? 'on' : 'done'}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {(on || sheet) && <StepwiseSwitch />}
      </header>
      <ol className={styles.acts}>
        {turn.acts.map((act, i) => (
          <li key={actKey(act)}>
            <ActRow act={act} at={i} open={shown === i} onPress={() => pick(shown === i ? null : i)} />
          </li>
        ))}
        <ToCome turn={turn} />
      </ol>
    </section>
  );
}

const actKey = (act: Act): string => (act.kind === 'upper' ? `upper-${act.event.place}` : act.kind);

interface ActRowProps {
  readonly act: Act;
  readonly at: number;
  readonly open: boolean;
  readonly onPress: () => void;
}

function ActRow({ act, at, open, onPress }: ActRowProps): ReactElement {
  const words = useBoardWords();
  const skipped = act.kind === 'upper' && act.event.skipped !== null;
  return (
    <>
      <button
        type="button"
        className={classes(styles.act, open && styles.open)}
        aria-expanded={open}
        data-act={at}
        onClick={onPress}
      >
        <span className={styles.icon}>
          <ActIcon act={act} />
        </span>
        <b>{words.say(actTitle(act))}</b>
        <span className={styles.result} data-skipped={skipped}>
          {words.say(actResult(act))}
        </span>
      </button>
      {open && <Details act={act} />}
    </>
  );
}

function ActIcon({ act }: { readonly act: Act }): ReactElement {
  const { seats } = useDesk();
  if (act.kind === 'check') return <span className={styles.check}>{act.event.position}</span>;
  if (act.kind === 'journey') return <Icon name={priestArt(seats[BRAHMABOT]?.ink ?? 1)} size={26} />;
  const { tile, place, action } = act.event;
  return <UpperIcon action={tileAt(tile)?.actions[place] ?? { kind: action, coins: 0 }} size={26} />;
}

/** Why, and what it brought. */
function Details({ act }: { readonly act: Act }): ReactElement {
  const words = useBoardWords();
  const { seats, layout } = useDesk();
  return (
    <div className={styles.details}>
      {act.kind === 'check' && layout === 'tall' && <TileRow />}
      {act.kind === 'upper' && <Compared event={act.event} />}
      {act.kind === 'journey' && <Passed event={act.event} />}
      {tellAct(act).map(({ message, clause }) => (
        <p key={`${message.key}-${String(message.values?.['city'])}`}>
          {words.say(message, namesOf(seats))} {clause && <Clause name={clause} />}
        </p>
      ))}
    </div>
  );
}

/** The villages on its way, each with what was there. */
function Passed({ event }: { readonly event: JourneyEvent }): ReactElement | null {
  const words = useBoardWords();
  const { position, chart } = useDesk();
  const { from, city, roads } = event;
  if (roads.length === 0 || event.way === 'stays') return null;
  const { cityNames, villageNames } = chart.map;
  return (
    <p className={styles.way}>
      {cityNames[from] !== undefined && <Icon name={crestArt(from)} size={20} title={cityNames[from]} />}
      {villagesPassed(event, humanVillages(position)).map(({ village, passed }) => {
        const name = villageNames[village] ?? '';
        const label = words.t('m20.bot.passed', { village: name, passed });
        return (
          <span key={village} className={styles.village} data-passed={passed} title={label}>
            <span aria-hidden="true">{name}</span>
            {passed === 'human' && <Icon name="coin" size={15} />}
            {passed === 'new' && <b aria-hidden="true">+</b>}
            <span className="visually-hidden">{label}</span>
          </span>
        );
      })}
      <Icon name={crestArt(city)} size={20} title={cityNames[city]} />
    </p>
  );
}

/** What its tile still makes it do. */
function ToCome({ turn: { check, acts } }: { readonly turn: BotTurn }): ReactElement | null {
  const words = useBoardWords();
  const { chart } = useDesk();
  const tile = tileAt(check.tile);
  if (!tile) return null;
  const goes = acts.length < tile.actions.length + 2;
  const { destination } = tile;
  const to = {
    where: destination === null ? 'maharaja' : 'city',
    city: destination === null ? '' : (chart.map.cityNames[destination] ?? ''),
  };
  return (
    <>
      {uppersOf(tile, acts.length - 1).map(({ action, place }) => (
        <li key={place} className={styles.later}>
          <span className={styles.icon}>
            <UpperIcon action={action} size={26} />
          </span>
          {words.say(upperMessage(action))}
        </li>
      ))}
      {goes && (
        <li className={styles.later}>
          <span className={styles.icon}>
            <Icon name="priest-n" size={26} />
          </span>
          {words.t('m20.bot.to', to)}
        </li>
      )}
    </>
  );
}
