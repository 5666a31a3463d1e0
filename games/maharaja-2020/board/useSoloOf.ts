import { useMemo, useState } from 'react';
import { BRAHMABOT } from '../rules/index.ts';
import { type BotTurn, isBotStep, lastTurn } from './model/solo/turn.ts';
import type { Solo } from './solo.ts';
import type { TableProps } from './Table.tsx';

/** What the table of a solo game shows beside what every table does; null in all others. */
export function useSoloOf(props: TableProps): Solo | null {
  const { position, history, step, proceed } = props;
  const bot = position.brahmabot;
  const turn = useMemo(() => (bot ? lastTurn(history) : null), [bot, history]);
  const [picked, setPicked] = useState<{ at: number; act: number | null } | null>(null);
  const [read, setRead] = useState<number | null>(null);
  const [sheet, openSheet] = useState(false);
  if (!bot) return null;
  const told = history.length;
  const wasRead = step !== null && read === step.id;
  const scoringWaits =
    proceed !== null && !wasRead && (step?.events ?? []).some(({ kind }) => kind === 'scoring');
  const on = turn !== null && isOn(props);
  const shown = picked?.at === told ? picked.act : lastAct(turn, on, props);
  return {
    bot,
    turn,
    on,
    shown,
    act: shown === null ? null : (turn?.acts[shown] ?? null),
    next: proceed && (() => (scoringWaits ? setRead(step?.id ?? null) : proceed())),
    flow: proceed,
    hidesScoring: scoringWaits || (proceed === null && wasRead && hasGoneOn(props)),
    pick: (act) => setPicked({ at: told, act }),
    sheet,
    openSheet,
  };
}

/** Whether Brahmabot's turn is on or, where nobody is asked anything yet, was told last. */
function isOn({ position, history, proceed, decision }: TableProps): boolean {
  if (proceed !== null || position.mover === BRAHMABOT) return true;
  return decision === null && position.phase !== 'over' && isBotStep(history.at(-1) ?? []);
}

/** While its turn is on the last act is told, unless the human has to answer. */
function lastAct(turn: BotTurn | null, on: boolean, { position }: TableProps): number | null {
  return turn && on && position.phase !== 'robbed' ? turn.acts.length - 1 : null;
}

/** Whether the next round or the end has come. */
function hasGoneOn({ position: { phase } }: TableProps): boolean {
  return phase === 'plan' || phase === 'over';
}
