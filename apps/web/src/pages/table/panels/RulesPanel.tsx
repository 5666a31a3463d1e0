import { findCover } from '@durbar/games/registry/covers.ts';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import type { WordSource } from '@durbar/kit/words/word-source.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedGame } from '../../../games/load-game.ts';
import { useLoaded } from '../../../state/useLoaded.ts';
import { useWords } from '../../../words/useWords.tsx';
import { ClauseFigure } from './ClauseFigure.tsx';
import { loadClausePictures } from './clause-pictures.ts';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './panels.module.css';
import { listRuleSections, type RuleSection, searchRules } from './rule-sections.ts';

interface RulesPanelProps {
  loaded: LoadedGame;
  /** The clause to scroll to. */
  clause: string | null;
  /** Whether it lies above the game's introduction, to which it then does not lead. */
  isInIntro?: boolean;
}

/** The game's rules by clause, as refusals name them. */
export function RulesPanel({ loaded, clause, isInIntro = false }: RulesPanelProps) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const areLoaded = useClauses(loaded.clauses);
  return (
    <>
      <FirstSteps game={loaded.id} isInIntro={isInIntro} />
      <div className={styles.search}>
        <Field label={words.t('rules.search')} value={search} onChange={setSearch} />
      </div>
      {areLoaded && (
        <WordsLayer source={loaded.clauses}>
          <RulesList loaded={loaded} clause={clause} search={search} />
        </WordsLayer>
      )}
    </>
  );
}

/** Loads the clauses in the chosen language. Returns whether they can be shown. */
function useClauses(clauses: WordSource): boolean {
  const { locale } = useWords();
  const load = useCallback(() => clauses.load(locale).then(() => true), [clauses, locale]);
  const { value, failure } = useLoaded(load, locale);
  if (failure) throw failure;
  return value !== null;
}

interface RulesListProps extends Pick<RulesPanelProps, 'loaded' | 'clause'> {
  search: string;
}

/** The clauses that contain what is searched. */
function RulesList({ loaded, clause, search }: RulesListProps) {
  const words = useWords();
  const sections = listRuleSections(Object.keys(loaded.clauses.catalogues[words.locale] ?? {}));
  const pictures = useLoaded(loadClausePictures, loaded.id).value;
  // Pictures follow the newest rules.
  const isNewest = loaded.game.meta.rules === findCover(loaded.id)?.rules.at(-1);
  const found = searchRules(sections, search, words.locale, (key) => words.formatMessage({ key }));
  return (
    <>
      {found.length === 0 && <p className={styles.hint}>{words.t('rules.none')}</p>}
      {/* The list scrolls, so the keyboard must be able to focus it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={words.t('panel.rules')}>
        {found.map((section) => (
          <RulesSection
            key={section.id}
            section={section}
            clause={clause}
            pictures={isNewest ? pictures : null}
          />
        ))}
      </div>
    </>
  );
}

interface RulesSectionProps {
  section: RuleSection;
  clause: string | null;
  /** Null while they load. */
  pictures: Awaited<ReturnType<typeof loadClausePictures>> | null;
}

function RulesSection({ section, clause, pictures }: RulesSectionProps) {
  const words = useWords();
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Pictures that come later move the clause away.
    target.current?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pictures]);
  return (
    <section>
      <h3 className={styles.section}>{words.formatMessage({ key: section.title })}</h3>
      <dl>
        {section.clauses.map(({ id, key }) => (
          <div
            key={key}
            ref={id === clause ? target : null}
            className={joinClasses(styles.rule, id === clause && styles.asked)}
            {...(id === clause && { 'aria-current': 'location' as const })}
          >
            <dt className={styles.clause}>{id}</dt>
            <dd className={styles.said}>{words.formatMessage({ key })}</dd>
            <FigureOf clause={id} pictures={pictures} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function FigureOf({ clause, pictures }: Pick<RulesSectionProps, 'pictures'> & { clause: string }) {
  const picture = pictures?.get(clause);
  if (!picture) return null;
  return (
    <dd className={styles.figure}>
      <ClauseFigure picture={picture} />
    </dd>
  );
}
