import { ROUNDS } from '@durbar/maharaja-2020';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { useCoach } from '../useCoach.ts';
import type { TableProps } from '../useDeskOf.ts';
import { Cards } from './Cards.tsx';
import { Choice } from './Choice.tsx';
import { Coach } from './Coach.tsx';
import { Display } from './Display.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Prompt } from './Prompt.tsx';
import { Rewards } from './Rewards.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { SeatBoards } from './SeatBoards.tsx';
import { Stage } from './Stage.tsx';
import { Track } from './Track.tsx';
import styles from './WideTable.module.css';

/** The table on a wide screen: rewards and display at the left, the map, a rail at the right. */
export function WideTable({ props }: { readonly props: TableProps }): ReactElement {
  const { slots } = props;
  const { kind, position } = useDesk();
  const hint = useCoach();
  return (
    <div className={styles.table}>
      <div className={styles.left}>
        <div className={styles.title}>{slots.title}</div>
        <Rewards />
        {position.phase !== 'draft' && kind !== 'robbed' && kind !== 'maharani' && <Display />}
      </div>
      <div className={styles.middle}>
        <Track />
        <Stage>
          <ScoringCard />
        </Stage>
      </div>
      <div className={styles.rail}>
        <div className={styles.top}>
          <RoundSign />
          {slots.menu}
        </div>
        {slots.notice ?? <Prompt text={null} />}
        {kind === 'plan' ? <PlanPanel /> : <Cards />}
        <Choice />
        <SeatBoards />
        <div className={styles.log}>{slots.log}</div>
        {hint && (
          <div className={styles.coach}>
            <Coach hint={hint} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Which round it is, and where the Maharaja is and goes next. */
function RoundSign(): ReactElement {
  const words = useBoardWords();
  const { position, chart } = useDesk();
  const { round, maharaja, flags } = position;
  const next = flags.indexOf(Math.min(...flags));
  return (
    <div className={styles.round}>
      <b>{words.t('m20.round', { round, rounds: ROUNDS })}</b>
      <span>
        {words.t('m20.round.where', {
          round,
          here: chart.map.cityNames[maharaja] ?? '',
          next: chart.map.cityNames[next] ?? '',
        })}
      </span>
    </div>
  );
}
