import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { useEffect, useRef } from 'react';
import { type KingdomBoard, useKingdomWords } from './board-context.ts';
import { actionDetail, actionTitle, rankLine } from './plan-words.ts';

type PlanningBoard = Pick<KingdomBoard, 'plan' | 'description' | 'mapLayout' | 'seats' | 'position'>;

/** Says to screen readers what a plan does and leads to, whenever the viewer has changed it. */
export function useAnnouncedPlan(board: PlanningBoard, announce: (text: string) => void): void {
  const text = usePlanText(board);
  const said = useRef(text);
  useEffect(() => {
    // What one is asked is said when planning begins.
    if (text !== null && said.current !== null && text !== said.current) announce(text);
    said.current = text;
  }, [text, announce]);
}

/** The planned actions in the order of play, what the seat keeps, and its rank; null while it does not plan. */
function usePlanText(board: PlanningBoard): string | null {
  const words = useKingdomWords();
  const { plan: view, mapLayout, position } = board;
  if (!view) return null;
  const { actions, left, scoring } = view.plan;
  return joinSentences(
    ...actions.map((planned) =>
      joinSentences(
        words.t('kingdom.plan.arrow', { arrow: planned.arrow + 1 }),
        actionTitle(words, board, planned),
        actionDetail(words, board, planned),
      ),
    ),
    `${words.t('kingdom.plan.keep')} ${words.formatNumber(left)}`,
    scoring ? rankLine(words, scoring, mapLayout.map.cityNames[position.maharaja] ?? '') : '',
  );
}
