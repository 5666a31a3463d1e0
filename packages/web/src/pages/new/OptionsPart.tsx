import type { OptionError, OptionValue } from '@durbar/kernel';
import type { LoadedGame } from '../../games/index.ts';
import { useWords, WordsLayer } from '../../words/useWords.tsx';
import styles from './Form.module.css';
import { OptionFields } from './OptionFields.tsx';
import { offered } from './options.ts';

/** Faults that are told at once; the first ones often cause the rest. */
const MOST_TOLD = 5;

interface OptionsPartProps {
  loaded: LoadedGame;
  values: Readonly<Record<string, OptionValue>>;
  players: number;
  problem: OptionError | null;
  onChange: (name: string, value: OptionValue) => void;
}

/** A game's options, and what is wrong with them as they stand. */
export function OptionsPart({ loaded, values, players, problem, onChange }: OptionsPartProps) {
  return (
    <WordsLayer catalogues={loaded.words}>
      <OptionFields specs={offered(loaded, values, players)} values={values} onChange={onChange} />
      {problem && <Faults problem={problem} />}
    </WordsLayer>
  );
}

function Faults({ problem }: { problem: OptionError }) {
  const words = useWords();
  const told = problem.explanation.map((message) => words.say(message));
  return (
    <ul role="alert" className={styles.bad}>
      {(told.length > 0 ? told : [words.say({ key: 'problem.options' })]).slice(0, MOST_TOLD).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
