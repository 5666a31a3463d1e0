import type { BoardGuide } from '@durbar/kit/board/board-contract.ts';
import { Guide } from '@durbar/kit/board/Guide.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard } from '../board-context.ts';
import { CityCard } from './CityCard.tsx';
import { Disc } from './Disc.tsx';
import styles from './GuidedRail.module.css';
import { ArrowSlots } from './PlanSum.tsx';
import { KingdomPrompt } from './Prompt.tsx';
import { TurnCards } from './TurnCards.tsx';
import { TurnFoot } from './TurnFoot.tsx';

interface GuidedRailProps {
  readonly guide: BoardGuide;
  readonly menu: ReactNode;
  readonly choice: ReactNode;
}

/** The rail of a tutorial on a wide screen: the guide, and below them what the learner decides. */
export function GuidedRail({ guide, menu, choice }: GuidedRailProps): ReactElement {
  const { decisionKind, cards, city, draft, seats } = useKingdomBoard();
  const reading = useIsNarrating();
  const isMenu = draft.openChoice !== null;
  const below = isMenu ? menu : (choice ?? (city !== null && <CityCard />));
  const isBrief = decisionKind !== null || reading || Boolean(below);
  return (
    <>
      <div className={styles.guide} data-brief={isBrief}>
        <Guide guide={guide} reason={draft.reason} seats={seats} isBrief={isBrief} />
      </div>
      {reading && (
        <div className={styles.narration}>
          <KingdomPrompt />
        </div>
      )}
      {decisionKind === 'plan' ? (
        <>
          <div className={styles.disc}>
            <Disc />
          </div>
          <ArrowSlots />
        </>
      ) : (
        <>
          {cards.length > 0 && <TurnCards />}
          {isBrief && <div className={styles.place}>{below}</div>}
        </>
      )}
      {(guide.asksButton || reading) && <TurnFoot />}
      {guide.buttons}
    </>
  );
}
