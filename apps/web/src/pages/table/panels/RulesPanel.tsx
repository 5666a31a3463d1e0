import { Field } from '@durbar/kit/ui/Field.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { useEffect, useRef, useState } from 'react';
import type { LoadedGame } from '../../../games/load-game.ts';
import { useWords } from '../../../words/useWords.tsx';
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
  const sections = listRuleSections(Object.keys(loaded.words.catalogues[words.locale] ?? {}));
  const found = searchRules(sections, search, words.locale, (key) => words.formatMessage({ key }));
  return (
    <>
      <FirstSteps game={loaded.id} isInIntro={isInIntro} />
      <div className={styles.search}>
        <Field label={words.t('rules.search')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && <p className={styles.hint}>{words.t('rules.none')}</p>}
      {/* The list scrolls, so the keyboard must be able to focus it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={words.t('panel.rules')}>
        {found.map((section) => (
          <RulesSection key={section.id} section={section} clause={clause} />
        ))}
      </div>
    </>
  );
}

function RulesSection({ section, clause }: { section: RuleSection; clause: string | null }) {
  const words = useWords();
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'center' });
  }, []);
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
          </div>
        ))}
      </dl>
    </section>
  );
}
