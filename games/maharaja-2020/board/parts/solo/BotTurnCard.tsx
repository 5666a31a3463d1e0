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
import { listUpperActions, tileAt } from '../../model/solo/tiles.ts';
import styles from './BotTurnCard.module.css';
import { ComparedCities } from './ComparedCities.tsx';
import { UpperIcon } from './TileArt.tsx';
import { TileRow } from './TileRow.tsx';

/** Sizes of pictures in pixels: of an action, of a city's crest, of a coin. */
const ACTION_SIZE = 26;
const CREST_SIZE = 20;
const COIN_SIZE = 15;

/** Actions of every turn besides those on the upper part of the tile: the check and the journey. */
const FIXED_ACTIONS = 2;

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
          <li key={actionKey(act)}>
            <ActionRow
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

const actionKey = (act: BotAction): string => (act.kind === 'upper' ? `upper-${act.event.place}` : act.kind);

interface ActionRowProps {
  readonly act: BotAction;
  readonly at: number;
  readonly open: boolean;
  readonly onPress: () => void;
}

function ActionRow({ act, at, open, onPress }: ActionRowProps): ReactElement {
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
          <ActionIcon act={act} />
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

function ActionIcon({ act }: { readonly act: BotAction }): ReactElement {
  const { seats } = useBoard();
  if (act.kind === 'check') return <span className={styles.check}>{act.event.position}</span>;
  if (act.kind === 'journey')
    return <Icon name={priestArt(seats[BRAHMABOT]?.playerColour ?? 1)} size={ACTION_SIZE} />;
  const { tile, place: slot, action } = act.event;
  return <UpperIcon action={tileAt(tile)?.actions[slot] ?? { kind: action, coins: 0 }} size={ACTION_SIZE} />;
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
      {cityNames[from] !== undefined && (
        <Icon name={crestArt(from)} size={CREST_SIZE} title={cityNames[from]} />
      )}
      {listVillagesPassed(event, humanVillages(position)).map(({ village, passed }) => {
        const name = villageNames[village] ?? '';
        const label = words.t('m20.bot.passed', { village: name, passed });
        return (
          <span key={village} className={styles.village} data-passed={passed} title={label}>
            <span aria-hidden="true">{name}</span>
            {passed === 'human' && <Icon name="coin" size={COIN_SIZE} />}
            {passed === 'new' && <b aria-hidden="true">+</b>}
            <span className="visually-hidden">{label}</span>
          </span>
        );
      })}
      <Icon name={crestArt(city)} size={CREST_SIZE} title={cityNames[city]} />
    </p>
  );
}

/** The tile's remaining actions. */
function UpcomingActions({ turn: { check, actions } }: { readonly turn: BotTurn }): ReactElement | null {
  const words = useBoardWords();
  const { mapLayout } = useBoard();
  const tile = tileAt(check.tile);
  if (!tile) return null;
  const travelsLater = actions.length < tile.actions.length + FIXED_ACTIONS;
  const { destination } = tile;
  const to = {
    where: destination === null ? 'maharaja' : 'city',
    city: destination === null ? '' : (mapLayout.map.cityNames[destination] ?? ''),
  };
  return (
    <>
      {listUpperActions(tile, actions.length - 1).map(({ action, slot }) => (
        <li key={slot} className={styles.later}>
          <span className={styles.icon}>
            <UpperIcon action={action} size={ACTION_SIZE} />
          </span>
          {words.formatMessage(upperActionMessage(action))}
        </li>
      ))}
      {travelsLater && (
        <li className={styles.later}>
          <span className={styles.icon}>
            <Icon name="priest-n" size={ACTION_SIZE} />
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
  const proceedToEnd = useSolo()?.proceedToEnd;
  const [{ stepwise }, changePreferences] = useBoardPreferences();
  const choose = (on: boolean) => {
    changePreferences({ stepwise: on });
    // A step that waits to be read continues too.
    if (!on) proceedToEnd?.();
  };
  return (
    <Switch isSelected={stepwise} onChange={choose}>
      {words.t('m20.bot.stepwise')}
    </Switch>
  );
}
