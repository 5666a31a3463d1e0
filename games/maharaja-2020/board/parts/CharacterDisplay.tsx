import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { withClause } from '../../../kingdom/board/edition.ts';
import { CharacterRow, CharacterRows } from '../../../kingdom/board/parts/CharacterRow.tsx';
import { useBoard, useBoardWords } from '../board-context.ts';
import { abilityArt, emblemArt, portraitArt } from '../model/art.ts';
import { ABILITY_CLAUSE } from '../model/clauses.ts';
import styles from './CharacterDisplay.module.css';

/** The characters in the display, each with its ability in plain words. @param whole whether to show the full texts */
export function CharacterDisplay({ whole = false }: { readonly whole?: boolean }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  return (
    <Card className={styles.sheet} aria-labelledby="m20-display">
      <h2 id="m20-display" className={styles.head}>
        {words.t('m20.display')}
      </h2>
      <CharacterRows characters={position.display} whole={whole} Row={CharacterDisplayRow} />
    </Card>
  );
}

interface CharacterProps {
  readonly character: number;
  readonly whole: boolean;
}

/** A character with its ability, and the Maharani tokens on it. */
export function CharacterDisplayRow({ character, whole }: CharacterProps): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useBoard();
  const names = seatNamer(seats);
  const about = words.formatMessage({ key: `character.${character}` });
  const tokens = [0, 3].flatMap((i) =>
    position.maharani[i + 1] === character && (position.maharani[i] ?? -1) >= 0
      ? [position.maharani[i] ?? 0]
      : [],
  );
  return (
    <CharacterRow
      character={character}
      portrait={portraitArt(character)}
      sign={abilityArt(character)}
      whole={whole}
      tip={withClause(about, ABILITY_CLAUSE)}
      label={words.t('m20.character.label', { character, about })}
    >
      {whole ? about : words.formatMessage({ key: `m20.character.${character}` })}
      {tokens.map((seat) => (
        <span key={seat} className={styles.token} title={words.t('m20.maharani.of', { name: names(seat) })}>
          <Icon name="maharani-cameo" size={18} />
          <Icon name={emblemArt(seats[seat]?.playerColour ?? seat)} size={16} />
        </span>
      ))}
    </CharacterRow>
  );
}
