import { seatNamer } from '@durbar/kit/board/seats.ts';
import { useMemo, useState } from 'react';
import type { StepNarration } from '../../kingdom/board/board-context.ts';
import { BRAHMABOT } from '../rules/index.ts';
import { type OwnBoardProps, type Solo, useBoardWords, useSolo } from './board-context.ts';
import { type BotTurn, isBotStep, lastBotTurn } from './model/solo/bot-turn.ts';
import { botActionTitle } from './model/solo/narration.ts';

/** The state of the solo game's board; null in other games. */
export function useSoloState(props: OwnBoardProps): Solo | null {
  const { position, eventHistory, step, proceed } = props;
  const bot = position.brahmabot;
  const turn = useMemo(() => (bot ? lastBotTurn(eventHistory) : null), [bot, eventHistory]);
  const [picked, setPicked] = useState<{ at: number; act: number | null } | null>(null);
  const [read, setRead] = useState<number | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (!bot) return null;
  const historyLength = eventHistory.length;
  const wasRead = step !== null && read === step.id;
  const scoringWaits =
    proceed !== null && !wasRead && (step?.events ?? []).some(({ kind }) => kind === 'scoring');
  const isRunning = turn !== null && isBotTurnRunning(props);
  const displayedIndex = picked?.at === historyLength ? picked.act : lastAct(turn, isRunning, props);
  return {
    bot,
    turn,
    isRunning,
    displayedIndex,
    displayedAction: displayedIndex === null ? null : (turn?.actions[displayedIndex] ?? null),
    proceed: proceed && (() => (scoringWaits ? setRead(step?.id ?? null) : proceed())),
    proceedToEnd: proceed,
    hidesScoring: scoringWaits || (proceed === null && wasRead && hasGoneOn(props)),
    displayAction: (act) => setPicked({ at: historyLength, act }),
    isSheetOpen,
    setSheetOpen,
  };
}

/** Whether Brahmabot's turn is running or was shown last, as long as no seat must decide. */
function isBotTurnRunning({ position, eventHistory, proceed, decision }: OwnBoardProps): boolean {
  if (proceed !== null || position.mover === BRAHMABOT) return true;
  return decision === null && position.phase !== 'over' && isBotStep(eventHistory.at(-1) ?? []);
}

/** Index of the last action of a running turn; null while the human must replace a lost character. */
function lastAct(turn: BotTurn | null, on: boolean, { position }: OwnBoardProps): number | null {
  return turn && on && position.phase !== 'robbed' ? turn.actions.length - 1 : null;
}

/** Whether the next round or the end has been reached. */
function hasGoneOn({ position: { phase } }: OwnBoardProps): boolean {
  return phase === 'plan' || phase === 'over';
}

/** The prompt during Brahmabot's turn: its action, and the button that continues. */
export function useBotNarration({ eventHistory, seats }: OwnBoardProps): StepNarration | null {
  const solo = useSolo();
  const words = useBoardWords();
  if (!solo?.turn || !solo.isRunning) return null;
  const { turn, displayedAction, proceed, hidesScoring } = solo;
  const name = seatNamer(seats)(BRAHMABOT);
  return {
    id: `step-${eventHistory.length}${hidesScoring ? '' : '-scored'}`,
    title: displayedAction
      ? words.formatMessage(botActionTitle(displayedAction))
      : words.t('m20.bot.turn', { name }),
    line: words.t('m20.bot.step', { name, step: turn.actions.length, steps: turn.steps }),
    next: proceed,
    button: words.t(hidesScoring ? 'm20.bot.score' : turn.done ? 'm20.bot.on' : 'm20.bot.next'),
  };
}
