import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { KingdomWideLayout } from '../../../kingdom/board/parts/KingdomWideLayout.tsx';
import { CardMenus } from './CardMenus.tsx';
import { Characters } from './Characters.tsx';
import { FinalScoring } from './FinalScoring.tsx';
import { PendingChoice } from './PendingChoice.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** Lists of characters, and a plan beside five seats, fill the rail. */
const TIPS_AT_LEFT: ReadonlySet<string> = new Set(['draft', 'robbed', 'give', 'exchange', 'plan']);

/** The board on a wide screen, with the characters at the left of the map. */
export function WideLayout({ slots }: KingdomLayoutProps): ReactElement {
  return (
    <KingdomWideLayout
      slots={slots}
      left={<Characters />}
      menu={<CardMenus />}
      choice={<PendingChoice />}
      boards={<AllSeats />}
      final={<FinalScoring />}
      tipsAtLeft={TIPS_AT_LEFT}
    />
  );
}
