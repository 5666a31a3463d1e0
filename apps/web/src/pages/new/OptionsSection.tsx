import type { OptionError, OptionValue } from '@durbar/kernel';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { LoadedGame } from '../../games/load-game.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Form.module.css';
import { OptionFields } from './OptionFields.tsx';
import { countChanged, partitionOptions } from './option-values.ts';

/** How many errors are shown: the first ones often cause the rest. */
const MAX_FAULTS = 5;

interface OptionsPartProps {
  loaded: LoadedGame;
  values: Readonly<Record<string, OptionValue>>;
  players: number;
  problem: OptionError | null;
  onChange: (name: string, value: OptionValue) => void;
}

/** Options that must be chosen, the others folded, and the errors of the current values. */
export function OptionsSection({ loaded, values, players, problem, onChange }: OptionsPartProps) {
  const { asked, folded } = partitionOptions(loaded, values, players);
  return (
    <WordsLayer source={loaded.words}>
      <OptionFields specs={asked} values={values} onChange={onChange} />
      {folded.length > 0 && (
        <FoldedOptions changed={countChanged(folded, values)} forced={problem !== null}>
          <OptionFields specs={folded} values={values} onChange={onChange} />
        </FoldedOptions>
      )}
      {problem && <OptionErrors problem={problem} />}
    </WordsLayer>
  );
}

interface FoldProps {
  /** How many options are not at their defaults. */
  changed: number;
  /** Keeps the section open, because a value inside is wrong. */
  forced: boolean;
  children: ReactNode;
}

function FoldedOptions({ changed, forced, children }: FoldProps) {
  const words = useWords();
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const open = wanted || forced;
  return (
    <div className={styles.options}>
      <button
        type="button"
        className={styles.folder}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWanted(!open)}
      >
        <ChevronDown size={20} aria-hidden />
        <span>{words.t('new.options')}</span>
        <span className={styles.hint}>{words.t('new.options.changed', { changed })}</span>
      </button>
      <div id={id} className={styles.folded} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

function OptionErrors({ problem }: { problem: OptionError }) {
  const words = useWords();
  const errors = problem.explanation.map((message) => words.formatMessage(message));
  return (
    <ul role="alert" className={styles.error}>
      {(errors.length > 0 ? errors : [words.formatMessage({ key: 'problem.options' })])
        .slice(0, MAX_FAULTS)
        .map((text) => (
          <li key={text}>{text}</li>
        ))}
    </ul>
  );
}
