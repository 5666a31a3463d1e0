import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { FinalCard } from '../../../kingdom/board/parts/FinalCard.tsx';
import { KingdomTallLayout } from '../../../kingdom/board/parts/KingdomTallLayout.tsx';
import { KingdomWideLayout } from '../../../kingdom/board/parts/KingdomWideLayout.tsx';
import type { Drawer } from '../../../kingdom/board/parts/useTallView.ts';
import { finalLines, maharaja2004 } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { emblemArt, houseArt, palaceArt } from '../model/art.ts';
import { choosesCharacter } from '../model/position.ts';
import { Candidates, Characters } from './Characters.tsx';
import { CardMenus, exchangesCharacter, PendingChoice } from './Choices.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** The board on a wide screen, with the characters at the left of the map. */
export function WideLayout({ slots }: KingdomLayoutProps): ReactElement {
  const { decisionKind, position, draft, targets } = useBoard();
  const asks =
    position.phase === 'auction' || choosesCharacter(decisionKind) || exchangesCharacter(draft.card, targets);
  return (
    <KingdomWideLayout
      slots={slots}
      left={<Characters />}
      menu={<CardMenus />}
      choice={asks ? <PendingChoice /> : null}
      boards={<AllSeats />}
      final={<FinalScoring />}
    />
  );
}

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
      places: ['seat-1', 'seat-2', 'seat-3', 'seat-4'],
    },
    {
      key: 'characters',
      icon: <Icon name="sage-1" size={24} />,
      label: words.t('m04.characters'),
      body: choosing ? <Candidates /> : <Characters whole />,
      places: ['character-'],
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

/** The number of palaces of each seat, and the tie-breaks. */
function FinalScoring(): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const outcome = maharaja2004.outcome(position);
  const lines = finalLines(position);
  return (
    <FinalCard
      outcome={outcome}
      rows={(['inner', 'outer', 'gold', 'character'] as const).map((row) => ({
        head: words.t('m04.final.line', { line: row }),
        values: lines.map((line) => line[row]),
      }))}
      total={words.t('m04.final.palaces')}
    >
      {outcome && <p>{words.formatMessage({ key: outcome.ending })}</p>}
    </FinalCard>
  );
}
