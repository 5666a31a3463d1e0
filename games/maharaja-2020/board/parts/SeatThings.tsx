import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { ReactElement } from 'react';
import { SeatThings } from '../../../kingdom/board/parts/SeatThings.tsx';
import { useBoard, useBoardWords } from '../board-context.ts';
import { portraitArt, shrineArt, statueArt } from '../model/art.ts';
import { useIsPrestigeVisible } from './SeatBoard.tsx';

/** All that a seat of Maharaja (2020) has. */
export function Things({ look }: { readonly look: SeatDisplay }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const { seat, playerColour } = look;
  const showsPrestige = useIsPrestigeVisible(seat);
  const character = position.characters[seat] ?? 0;
  const name = (what: string) => words.t('m20.things', { what });
  const tokens = [0, 3].flatMap((i) =>
    position.maharani[i] === seat ? [position.maharani[i + 1] ?? 0] : [],
  );
  return (
    <SeatThings
      look={look}
      characters={
        character > 0
          ? [
              {
                character,
                portrait: portraitArt(character),
                about: words.formatMessage({ key: `character.${character}` }),
              },
            ]
          : []
      }
      holdings={[
        { art: 'coin', name: name('coins'), count: position.coins[seat] ?? 0 },
        {
          art: 'prestige',
          name: name('prestige'),
          count: showsPrestige ? (position.prestige[seat] ?? 0) : null,
        },
        // An automaton has neither tokens nor a supply.
        ...(seat < position.people
          ? [{ art: 'token' as const, name: name('tokens'), count: position.tokens[seat] ?? 0 }]
          : []),
        {
          art: statueArt(playerColour),
          name: name('statues'),
          count: position.statues[seat] ?? 0,
          isDrawn: true,
        },
        { art: shrineArt(playerColour), name: name('hand'), count: position.hand[seat] ?? 0, isDrawn: true },
        ...(seat < position.people
          ? [
              {
                art: shrineArt(playerColour),
                name: name('supply'),
                count: position.supply[seat] ?? 0,
                isDrawn: true,
              },
            ]
          : []),
      ]}
      notes={tokens.map((one) => words.t('m20.things.maharani', { character: one }))}
    />
  );
}
