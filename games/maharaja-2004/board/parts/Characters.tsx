import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { withClause } from '../../../kingdom/board/edition.ts';
import { CharacterRow, CharacterRows } from '../../../kingdom/board/parts/CharacterRow.tsx';
import { countCharacters, findHolder, HOMES, listCards, type View } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { crestArt, emblemArt, portraitArt, powerArt } from '../model/art.ts';
import { HOME_CLAUSE, POWER_CLAUSE } from '../model/clauses.ts';
import { hasVariant } from '../model/position.ts';
import styles from './Characters.module.css';

const all = ({ variants }: View): readonly number[] =>
  Array.from({ length: countCharacters(variants) }, (_, i) => i + 1);

/** All characters, each with its power, its home and its holder. @param whole whether to show the full texts */
export function Characters({ whole = false }: { readonly whole?: boolean }): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  return (
    <Card className={styles.sheet} data-bank aria-labelledby="m04-characters">
      <h2 id="m04-characters" className={styles.head}>
        {words.t('m04.characters')}
        {hasVariant(position, 'yogi') && (
          <small className={styles.chits} title={words.t('m04.chits.bank', { count: position.chits })}>
            <Icon name="chit" size={18} /> {position.chits}
          </small>
        )}
      </h2>
      <CharacterRows characters={all(position)} whole={whole} Row={Character} />
    </Card>
  );
}

/** Characters to choose from, with their full texts. */
export function Candidates(): ReactElement {
  const { targets } = useBoard();
  const characters = [...targets.characters.keys()].toSorted((a, b) => a - b);
  return <CharacterRows characters={characters} whole Row={Character} />;
}

/** Numbers of the characters in the bank. */
export const inBank = ({ bank }: View): readonly number[] => listCards(bank);

interface CharacterProps {
  readonly character: number;
  readonly whole: boolean;
}

/** A character with its power, its home and its holder. */
function Character({ character, whole }: CharacterProps): ReactElement {
  const words = useBoardWords();
  const { position, seats, mapLayout } = useBoard();
  const holder = findHolder(position, character);
  const home = hasVariant(position, 'homeCity') ? (HOMES[character - 1] ?? null) : null;
  const city = home === null ? '' : (mapLayout.map.cityNames[home] ?? '');
  const about = words.formatMessage({ key: `character.${character}` });
  const name = words.formatMessage({ key: `character.${character}.name` });
  const label = words.t('m04.character.label', {
    number: character,
    name,
    about,
    city,
    homely: home === null ? 'no' : 'yes',
    owner: holder < 0 ? '' : seatNamer(seats)(holder),
    held: holder < 0 ? 'no' : 'yes',
  });
  return (
    <CharacterRow
      character={character}
      portrait={portraitArt(character)}
      sign={powerArt(character)}
      whole={whole}
      tip={withClause(label, home === null ? POWER_CLAUSE : `${POWER_CLAUSE}, ${HOME_CLAUSE}`)}
      label={label}
      under={holder >= 0 && <Icon name={emblemArt(seats[holder]?.playerColour ?? holder)} size={20} />}
    >
      <b className={styles.name}>{name}</b>
      <span className={styles.power}>{whole ? about : words.t('m04.character.short', { character })}</span>
      {home !== null && (
        <span className={styles.home}>
          <Icon name={crestArt(home)} size={12} /> <span>{city}</span>
        </span>
      )}
    </CharacterRow>
  );
}
