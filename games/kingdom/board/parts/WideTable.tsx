import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import type { ReactElement, ReactNode } from 'react';
import { useCourt } from '../court.ts';
import { useReading } from '../interlude.ts';
import { useCoach } from '../useCoach.ts';
import { useCourtWords } from '../useCourtWords.ts';
import { Cards } from './Cards.tsx';
import { Coach } from './Coach.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Prompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { Stage } from './Stage.tsx';
import { Track } from './Track.tsx';
import styles from './WideTable.module.css';

interface WideProps {
  readonly slots: GameTableProps<never, never, never>['slots'];
  /** What lies at the left of the map. */
  readonly left: ReactNode;
  /** The choice that a card has opened; choices that need more than a press on the board. */
  readonly menu: ReactNode;
  readonly choice: ReactNode;
  readonly boards: ReactNode;
  readonly final: ReactNode;
  /** What the game lays above the map. */
  readonly above?: ReactNode;
}

/** Where characters are chosen the rail is full, and the left has room for a hint. */
const CHARACTERS_ASKED: ReadonlySet<string> = new Set(['draft', 'robbed', 'maharani', 'give', 'exchange']);

/** The table on a wide screen: what the game lays out at the left, the map, a rail at the right. */
export function WideTable({ slots, left, menu, choice, boards, final, above }: WideProps): ReactElement {
  const { kind } = useCourt();
  const reading = useReading();
  const hint = useCoach();
  const coach = hint && (
    <div className={styles.coach}>
      <Coach hint={hint} />
    </div>
  );
  const atLeft = kind !== null && CHARACTERS_ASKED.has(kind);
  return (
    <div className={styles.table}>
      <div className={styles.left}>
        <div className={styles.title}>{slots.title}</div>
        {left}
        {atLeft && coach}
      </div>
      <div className={styles.middle}>
        <Track />
        <Stage>
          <ScoringCard final={final} />
          {above}
        </Stage>
      </div>
      <div className={styles.rail}>
        <div className={styles.top}>
          <RoundSign />
          {slots.menu}
        </div>
        {(reading ? null : slots.notice) ?? <Prompt text={null} skip={slots.skip} />}
        {kind === 'plan' ? <PlanPanel /> : <Cards menu={menu} />}
        {choice}
        {boards}
        <div className={styles.log}>{slots.log}</div>
        {!atLeft && coach}
      </div>
    </div>
  );
}

/** Which round it is, and where the Maharaja is and goes next. */
function RoundSign(): ReactElement {
  const words = useCourtWords();
  const { realm, position, chart, looks } = useCourt();
  const { round, maharaja } = position;
  const next = looks.spaces.indexOf(Math.min(...looks.spaces));
  return (
    <div className={styles.round}>
      <b>{words.t('court.round', { round, rounds: realm.lastRound(position) })}</b>
      <span>
        {words.t('court.round.where', {
          round,
          here: chart.map.cityNames[maharaja] ?? '',
          next: chart.map.cityNames[next] ?? '',
        })}
      </span>
    </div>
  );
}
