import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { KingdomWideLayout } from '../../../kingdom/board/parts/KingdomWideLayout.tsx';
import { CardMenus } from './CardMenus.tsx';
import { Characters } from './Characters.tsx';
import { FinalScoring } from './FinalScoring.tsx';
import { PendingChoice } from './PendingChoice.tsx';
import { AllSeats } from './SeatBoard.tsx';

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
    />
  );
}
