import { classes } from '@durbar/kit/ui/classes.ts';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { useTable } from '../context.ts';
import styles from './panels.module.css';
import { rulesOf, type Section, searched } from './rules.ts';

/** The game's rules clause by clause, as refusals name them. @param clause to begin at */
export function Rules({ clause }: { clause: string | null }) {
  const words = useWords();
  const { loaded } = useTable();
  const [search, setSearch] = useState('');
  const sections = rulesOf(Object.keys(loaded.words.en));
  const found = searched(sections, search, words.locale, (key) => words.say({ key }));
  return (
    <>
      <div className={styles.search}>
        <Field label={words.t('rules.search')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && <p className={styles.hint}>{words.t('rules.none')}</p>}
      {/* Long enough to scroll, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={words.t('panel.rules')}>
        {found.map((section) => (
          <RulesSection key={section.id} section={section} clause={clause} />
        ))}
      </div>
    </>
  );
}

function RulesSection({ section, clause }: { section: Section; clause: string | null }) {
  const words = useWords();
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    asked.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section>
      <h3 className={styles.section}>{words.say({ key: section.title })}</h3>
      <dl>
        {section.clauses.map(({ id, key }) => (
          <div
            key={key}
            ref={id === clause ? asked : null}
            className={classes(styles.rule, id === clause && styles.asked)}
            {...(id === clause && { 'aria-current': 'location' as const })}
          >
            <dt className={styles.clause}>{id}</dt>
            <dd className={styles.said}>{words.say({ key })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
