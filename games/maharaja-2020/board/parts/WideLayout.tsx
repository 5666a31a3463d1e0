import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { KingdomWideLayout } from '../../../kingdom/board/parts/KingdomWideLayout.tsx';
import { useBoard } from '../board-context.ts';
import { useSolo } from '../solo-context.ts';
import { CardMenus } from './CardMenus.tsx';
import { CharacterDisplay } from './CharacterDisplay.tsx';
import { FinalScoring } from './FinalScoring.tsx';
import { PendingChoice } from './PendingChoice.tsx';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';
import { BotBoard } from './solo/BotBoard.tsx';
import { BotSheet } from './solo/BotSheet.tsx';
import { BotTurnCard } from './solo/BotTurnCard.tsx';

/** Lists of characters fill the rail, and the display at the left is empty then. */
const TIPS_AT_LEFT: ReadonlySet<string> = new Set(['draft', 'robbed', 'maharani']);

/** The board on a wide screen, with rewards and display at the left of the map. */
export function WideLayout({ slots }: KingdomLayoutProps): ReactElement {
  const { decisionKind, position } = useBoard();
  const { turn = null, isRunning = false, isSheetOpen = false } = useSolo() ?? {};
  // A notice, such as that of a look back, needs the place in the rail where the characters to choose from are shown.
  const choosing = position.phase === 'draft' && !slots.notice;
  return (
    <KingdomWideLayout
      slots={slots}
      left={
        <>
          <Rewards />
          {!choosing && decisionKind !== 'robbed' && decisionKind !== 'maharani' && <CharacterDisplay />}
        </>
      }
      menu={<CardMenus />}
      choice={(choosing || position.phase !== 'draft') && <PendingChoice />}
      boards={
        <>
          <BotBoard />
          {turn && (isRunning || !turn.past) && !isSheetOpen && <BotTurnCard />}
          <AllSeats />
        </>
      }
      final={<FinalScoring />}
      above={<BotSheet />}
      tipsAtLeft={TIPS_AT_LEFT}
    />
  );
}
