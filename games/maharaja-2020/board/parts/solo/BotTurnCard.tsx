import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import type { ReactElement } from 'react';
import { useBoardPreferences } from '../../../../kingdom/board/board-context.ts';
import { BRAHMABOT } from '../../../rules/index.ts';
import { useBoard, useBoardWords, useSolo } from '../../board-context.ts';
import { crestArt, priestArt } from '../../model/art.ts';
import type { BotAction, BotTurn, JourneyEvent } from '../../model/solo/bot-turn.ts';
import {
  botActionResult,
  botActionTitle,
  humanVillages,
  listVillagesPassed,
  narrateBotAction,
  upperActionMessage,
} from '../../model/solo/narration.ts';
import { tileAt, upperActionsOf } from '../../model/solo/tiles.ts';
import styles from './BotTurnCard.module.css';
import { ComparedCities } from './ComparedCities.tsx';
import { UpperIcon } from './TileArt.tsx';
import { TileRow } from './TileRow.tsx';

/** Brahmabot's turn: the current action in full, each earlier one in one line, later ones faded. */
export function BotTurnCard(): ReactElement | null {
  const words = useBoardWords();
  const { seats } = useBoard();
  const solo = useSolo();
  if (!solo?.turn) return null;
  const { turn, isRunning, displayedIndex, displayAction, isSheetOpen } = solo;
  const title = isRunning
    ? words.t('m20.bot.turn', { name: seatNamer(seats)(BRAHMABOT) })
    : words.t('m20.bot.did', { past: turn.past ? 'yes' : 'no' });
  return (
    <Card className={styles.card} aria-label={title} data-bot-turn={isRunning ? 'on' : 'done'}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {(isRunning || isSheetOpen) && <StepwiseSwitch />}
      </header>
      <ol className={styles.actions}>
        {turn.actions.map((act, i) => (
          <li key={actKey(act)}>
            <ActRow
              act={act}
              at={i}
              open={displayedIndex === i}
              onPress={() => displayAction(displayedIndex === i ? null : i)}
            />
          </li>
        ))}
        <UpcomingActions turn={turn} />
      </ol>
    </Card>
  );
}

const actKey = (act: BotAction): string => (act.kind === 'upper' ? `upper-${act.event.place}` : act.kind);

interface ActRowProps {
  readonly act: BotAction;
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
        className={joinClasses(styles.action, open && styles.open)}
        aria-expanded={open}
        data-act={at}
        onClick={onPress}
      >
        <span className={styles.icon}>
          <ActIcon act={act} />
        </span>
        <b>{words.formatMessage(botActionTitle(act))}</b>
        <span className={styles.result} data-skipped={skipped}>
          {words.formatMessage(botActionResult(act))}
        </span>
      </button>
      {open && <Details act={act} />}
    </>
  );
}

function ActIcon({ act }: { readonly act: BotAction }): ReactElement {
  const { seats } = useBoard();
  if (act.kind === 'check') return <span className={styles.check}>{act.event.position}</span>;
  if (act.kind === 'journey') return <Icon name={priestArt(seats[BRAHMABOT]?.playerColour ?? 1)} size={26} />;
  const { tile, place, action } = act.event;
  return <UpperIcon action={tileAt(tile)?.actions[place] ?? { kind: action, coins: 0 }} size={26} />;
}

/** The reason and the effect of an action. */
function Details({ act }: { readonly act: BotAction }): ReactElement {
  const words = useBoardWords();
  const { seats, layout } = useBoard();
  return (
    <div className={styles.details}>
      {act.kind === 'check' && layout === 'tall' && <TileRow />}
      {act.kind === 'upper' && <ComparedCities event={act.event} />}
      {act.kind === 'journey' && <PassedVillages event={act.event} />}
      {narrateBotAction(act).map(({ message, clause }) => (
        <p key={`${message.key}-${String(message.values?.['city'])}`}>
          {words.formatMessage(message, seatNamer(seats))} {clause && <Clause name={clause} />}
        </p>
      ))}
    </div>
  );
}

/** The villages on Brahmabot's way, each with the state in which Brahmabot found it. */
function PassedVillages({ event }: { readonly event: JourneyEvent }): ReactElement | null {
  const words = useBoardWords();
  const { position, mapLayout } = useBoard();
  const { from, city, roads } = event;
  if (roads.length === 0 || event.way === 'stays') return null;
  const { cityNames, villageNames } = mapLayout.map;
  return (
    <p className={styles.route}>
      {cityNames[from] !== undefined && <Icon name={crestArt(from)} size={20} title={cityNames[from]} />}
      {listVillagesPassed(event, humanVillages(position)).map(({ village, passed }) => {
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

/** The tile's remaining actions. */
function UpcomingActions({ turn: { check, actions } }: { readonly turn: BotTurn }): ReactElement | null {
  const words = useBoardWords();
  const { mapLayout } = useBoard();
  const tile = tileAt(check.tile);
  if (!tile) return null;
  const goes = actions.length < tile.actions.length + 2;
  const { destination } = tile;
  const to = {
    where: destination === null ? 'maharaja' : 'city',
    city: destination === null ? '' : (mapLayout.map.cityNames[destination] ?? ''),
  };
  return (
    <>
      {upperActionsOf(tile, actions.length - 1).map(({ action, place }) => (
        <li key={place} className={styles.later}>
          <span className={styles.icon}>
            <UpperIcon action={action} size={26} />
          </span>
          {words.formatMessage(upperActionMessage(action))}
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

/** The switch that makes each step of Brahmabot wait until it has been read. */
function StepwiseSwitch(): ReactElement {
  const words = useBoardWords();
  const flow = useSolo()?.proceedToEnd;
  const [{ stepwise }, changePreferences] = useBoardPreferences();
  const choose = (on: boolean) => {
    changePreferences({ stepwise: on });
    // A step that waits to be read continues too.
    if (!on) flow?.();
  };
  return (
    <Switch isSelected={stepwise} onChange={choose}>
      {words.t('m20.bot.stepwise')}
    </Switch>
  );
}
