import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { Portrait } from '../../kingdom/parts/Portrait.tsx';
import { withClause } from '../../kingdom/realm.ts';
import { useDesk } from '../desk.ts';
import { ABILITY_CLAUSE } from '../model/clauses.ts';
import { abilityArt, portraitArt, sealArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './Display.module.css';

/** Characters that nobody holds, each with its ability in plain words. @param whole every word of it */
export function Display({ whole = false }: { readonly whole?: boolean }): ReactElement {
  const words = useBoardWords();
  const { position } = useDesk();
  return (
    <section className={styles.sheet} aria-labelledby="m20-display">
      <h2 id="m20-display" className={styles.head}>
        {words.t('m20.display')}
      </h2>
      <ul className={classes(styles.list, whole && styles.whole)}>
        {position.display.map((character) => (
          <li key={character}>
            <Character character={character} whole={whole} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A character to look at or take. */
export function Character({
  character,
  whole,
}: {
  readonly character: number;
  readonly whole: boolean;
}): ReactElement {
  const words = useBoardWords();
  const { offers, pressCharacter, position, seats } = useDesk();
  const lit = offers.characters.has(character);
  const names = namesOf(seats);
  const about = words.say({ key: `character.${character}` });
  const tokens = [0, 3].flatMap((i) =>
    position.maharani[i + 1] === character && (position.maharani[i] ?? -1) >= 0
      ? [position.maharani[i] ?? 0]
      : [],
  );
  return (
    <button
      type="button"
      className={classes(styles.character, lit && styles.lit)}
      title={withClause(about, ABILITY_CLAUSE)}
      aria-disabled={!lit}
      aria-label={words.t('m20.character.label', { character, about })}
      data-target="character"
      data-lit={lit}
      onClick={() => pressCharacter(character)}
    >
      <Portrait art={portraitArt(character)} character={character} />
      <span className={styles.about}>
        {whole ? about : words.say({ key: `m20.character.${character}` })}
        {tokens.map((seat) => (
          <span key={seat} className={styles.token} title={words.t('m20.maharani.of', { name: names(seat) })}>
            <Icon name="maharani-cameo" size={18} />
            <Icon name={sealArt(seats[seat]?.ink ?? seat)} size={16} />
          </span>
        ))}
      </span>
      <Icon name={abilityArt(character)} size={whole ? 36 : 26} />
    </button>
  );
}
