import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement, ReactNode } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import styles from './CharacterRow.module.css';

interface ListProps {
  readonly characters: readonly number[];
  /** Whether to show the full texts. */
  readonly whole: boolean;
  readonly Row: (props: { readonly character: number; readonly whole: boolean }) => ReactElement;
}

/** A list of characters. */
export function CharacterRows({ characters, whole, Row }: ListProps): ReactElement {
  const { layout } = useKingdomBoard();
  return (
    <ul
      className={joinClasses(styles.list, whole && styles.whole)}
      data-compact={layout === 'wide' && !whole}
    >
      {characters.map((character) => (
        <li key={character}>
          <Row character={character} whole={whole} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly character: number;
  readonly portrait: ArtName;
  /** The sign of the character's power. */
  readonly sign: ArtName;
  readonly whole: boolean;
  readonly tip: string;
  readonly label: string;
  /** The description of the power. */
  readonly children: ReactNode;
  /** Content below the sign. */
  readonly under?: ReactNode;
}

/** One character, to be inspected or taken. */
export function CharacterRow({
  character,
  portrait,
  sign,
  whole,
  tip,
  label,
  children,
  under,
}: RowProps): ReactElement {
  const { targets, pressCharacter } = useKingdomBoard();
  const isTarget = targets.characters.has(character);
  return (
    <button
      type="button"
      className={joinClasses(styles.character, isTarget && styles.target)}
      data-tip={tip}
      aria-disabled={!isTarget}
      aria-label={label}
      data-target="character"
      data-character={character}
      data-place={`character-${character}`}
      data-lit={isTarget}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portrait} character={character} size={whole ? 48 : 40} />
      <span className={styles.description}>{children}</span>
      <span className={styles.side}>
        <Icon name={sign} size={whole ? 36 : 22} />
        {under}
      </span>
    </button>
  );
}

interface PortraitProps {
  readonly art: ArtName;
  readonly character: number;
  readonly size?: number;
}

/** A character's portrait with its number; for character 0 an empty space of the same size. */
export function Portrait({ art, character, size = 48 }: PortraitProps): ReactElement {
  return (
    <span className={styles.portrait}>
      {character > 0 && <Icon name={art} size={size} />}
      {character > 0 && <b className={styles.number}>{character}</b>}
    </span>
  );
}
