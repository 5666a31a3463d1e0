import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import styles from './KingdomWideLayout.module.css';
import { MapArea } from './MapArea.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { KingdomPrompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { TipCard, useTip } from './TipCard.tsx';
import { Track } from './Track.tsx';
import { TurnCards } from './TurnCards.tsx';

interface KingdomWideLayoutProps {
  readonly slots: BoardProps<never, never, never>['slots'];
  /** Content at the left of the map. */
  readonly left: ReactNode;
  /** The choice that a card has opened. */
  readonly menu: ReactNode;
  readonly choice: ReactNode;
  readonly boards: ReactNode;
  readonly final: ReactNode;
  /** Content above the map. */
  readonly above?: ReactNode;
  /** Kinds of decisions that fill the rail, so that their tips are shown at the left. */
  readonly tipsAtLeft: ReadonlySet<string>;
}

/** The board on a wide screen: the game's content at the left, the map, and a rail at the right. */
export function KingdomWideLayout({
  slots,
  left,
  menu,
  choice,
  boards,
  final,
  above,
  tipsAtLeft,
}: KingdomWideLayoutProps): ReactElement {
  const { decisionKind } = useKingdomBoard();
  const reading = useIsNarrating();
  const shownTip = useTip();
  const tip = shownTip && (
    <div className={styles.tip}>
      <TipCard hint={shownTip} />
    </div>
  );
  const atLeft = decisionKind !== null && tipsAtLeft.has(decisionKind);
  return (
    <div className={styles.table}>
      <div className={styles.left}>
        <div className={styles.title}>{slots.title}</div>
        {left}
        {atLeft && tip}
      </div>
      <div className={styles.middle}>
        <Track />
        <MapArea>
          <ScoringCard final={final} />
          {above}
        </MapArea>
      </div>
      <div className={styles.rail}>
        <div className={styles.top}>
          <RoundSign />
          {slots.menu}
        </div>
        {(reading ? null : slots.notice) ?? <KingdomPrompt text={null} skip={slots.skip} />}
        {decisionKind === 'plan' ? <PlanPanel /> : <TurnCards menu={menu} />}
        {choice}
        {boards}
        <div className={styles.log}>{slots.log}</div>
        {!atLeft && tip}
      </div>
    </div>
  );
}

/** The round, the Maharaja's city and his next one. */
function RoundSign(): ReactElement {
  const words = useKingdomWords();
  const { edition, position, mapLayout, description } = useKingdomBoard();
  const { round, maharaja } = position;
  const next = description.flagSpaces.indexOf(Math.min(...description.flagSpaces));
  return (
    <div className={styles.round}>
      <b>{words.t('kingdom.round', { round, rounds: edition.lastRound(position) })}</b>
      <span>
        {words.t('kingdom.round.where', {
          round,
          here: mapLayout.map.cityNames[maharaja] ?? '',
          next: mapLayout.map.cityNames[next] ?? '',
        })}
      </span>
    </div>
  );
}
