import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { type Drawer, KingdomTallLayout } from '../../../kingdom/board/parts/KingdomTallLayout.tsx';
import { useBoard } from '../board-context.ts';
import { emblemArt, houseArt, palaceArt } from '../model/art.ts';
import { choosesCharacter } from '../model/position.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CardMenus } from './CardMenus.tsx';
import { Candidates, Characters } from './Characters.tsx';
import { FinalScoring } from './FinalScoring.tsx';
import { PendingChoice } from './PendingChoice.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** The board on a phone. */
export function TallLayout({ slots }: KingdomLayoutProps): ReactElement {
  const words = useBoardWords();
  const { decisionKind, seats, ownSeat } = useBoard();
  const choosing = choosesCharacter(decisionKind);
  const drawers: readonly Drawer[] = [
    {
      key: 'seats',
      icon: <Icon name={emblemArt(seats[ownSeat]?.playerColour ?? 0)} size={24} />,
      label: words.t('kingdom.drawer.seats'),
      body: <AllSeats />,
    },
    {
      key: 'characters',
      icon: <Icon name="sage-1" size={24} />,
      label: words.t('m04.characters'),
      body: choosing ? <Candidates /> : <Characters whole />,
    },
  ];
  return (
    <KingdomTallLayout
      slots={slots}
      stock={<MyStock />}
      drawers={drawers}
      asks={choosing ? 'characters' : null}
      menu={<CardMenus />}
      choice={<PendingChoice />}
      final={<FinalScoring />}
    />
  );
}

/** The viewer's own gold, palaces and houses. */
function MyStock(): ReactElement {
  const { position, ownSeat, seats } = useBoard();
  const playerColour = seats[ownSeat]?.playerColour ?? ownSeat;
  return (
    <>
      <span data-purse={ownSeat}>
        <Icon name="gold" size={20} />
        {position.gold[ownSeat]}
      </span>
      <span>
        <Icon name={palaceArt(playerColour)} size={22} />
        {position.palaces[ownSeat]}
      </span>
      <span>
        <Icon name={houseArt(playerColour)} size={20} />
        {position.hand[ownSeat]}
      </span>
    </>
  );
}
