import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import type { ReactElement } from 'react';
import { SeatThings } from '../../../kingdom/board/parts/SeatThings.tsx';
import { listCards } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { houseArt, palaceArt, portraitArt } from '../model/art.ts';
import { hasVariant } from '../model/position.ts';
import { useOpenGold } from './SeatBoard.tsx';

/** All that a seat of Maharaja (2004) has. */
export function Things({ look }: { readonly look: SeatDisplay }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const { seat, playerColour } = look;
  const showsGold = useOpenGold(seat);
  const name = (what: string) => words.t('m04.things', { what });
  return (
    <SeatThings
      look={look}
      characters={listCards(position.cards[seat] ?? 0).map((character) => ({
        character,
        portrait: portraitArt(character),
        about: joinSentences(
          words.formatMessage({ key: `character.${character}.name` }),
          words.formatMessage({ key: `character.${character}` }),
        ),
      }))}
      holdings={[
        { art: 'gold', name: name('gold'), count: showsGold ? (position.gold[seat] ?? 0) : null },
        {
          art: palaceArt(playerColour),
          name: name('palaces'),
          count: position.palaces[seat] ?? 0,
          isDrawn: true,
        },
        { art: houseArt(playerColour), name: name('hand'), count: position.hand[seat] ?? 0, isDrawn: true },
        {
          art: houseArt(playerColour),
          name: name('quarry'),
          count: position.quarry[seat] ?? 0,
          isDrawn: true,
        },
        ...(hasVariant(position, 'yogi')
          ? [{ art: 'chit' as const, name: name('chits'), count: position.tokens[seat] ?? 0, isDrawn: true }]
          : []),
      ]}
    />
  );
}
