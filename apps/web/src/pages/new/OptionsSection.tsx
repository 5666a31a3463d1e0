import type { OptionError, OptionValue } from '@durbar/kernel';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LoadedRules } from '../../games/load-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { COLUMN_QUERY } from './column-query.ts';
import styles from './Form.module.css';
import { OptionFields } from './OptionFields.tsx';
import { listOptions, type OptionFormValues, partitionOptions } from './option-values.ts';
import { summarizeOptions } from './option-words.ts';

/** How many errors are shown: the first ones often cause the rest. */
const MAX_FAULTS = 5;

interface OptionsPartProps {
  loaded: LoadedRules;
  values: OptionFormValues;
  players: number;
  problem: OptionError | null;
  onChange: (name: string, value: OptionValue) => void;
}

/** The place of the options' line while the rules load, so that nothing below it moves. */
export function OptionsPlace() {
  const isColumn = useMedia(COLUMN_QUERY);
  return isColumn ? null : <OptionsButton changed={[]} />;
}

interface OptionsButtonProps {
  /** The options that differ from the usual ones. */
  changed: readonly string[];
  /** Opens the options; absent while they load. */
  onPress?: () => void;
}

function OptionsButton({ changed, onPress }: OptionsButtonProps) {
  const words = useWords();
  return (
    <button type="button" className={styles.line} disabled={!onPress} onClick={onPress}>
      <span>
        <span className={styles.lineTitle}>{words.t('new.options')}</span>
        <span className={styles.hint}>
          {changed.length > 0 ? words.formatList(changed) : words.t('new.options.usual')}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </button>
  );
}

/** The game's options: a column of them, or on a phone one line with their values that opens them. */
export function OptionsSection(props: OptionsPartProps) {
  const isColumn = useMedia(COLUMN_QUERY);
  return (
    <WordsLayer source={props.loaded.words}>
      {isColumn ? <OptionsColumn {...props} /> : <OptionsLine {...props} />}
    </WordsLayer>
  );
}

function OptionsColumn({ loaded, values, players, problem, onChange }: OptionsPartProps) {
  const words = useWords();
  const specs = listOptions(loaded, values, players);
  return (
    <Sheet title={words.t('new.options')} className={styles.rules}>
      <div className={styles.options} data-scrolls>
        {problem && <OptionErrors problem={problem} />}
        <OptionFields specs={specs} values={values} onChange={onChange} />
      </div>
    </Sheet>
  );
}

/** Options that must be chosen are in the form itself, the others in a sheet. */
function OptionsLine({ loaded, values, players, problem, onChange }: OptionsPartProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { asked, folded } = partitionOptions(loaded, values, players);
  const changed = summarizeOptions(words, folded, values);
  return (
    <>
      {asked.length > 0 && (
        <Card as="div">
          <OptionFields specs={asked} values={values} onChange={onChange} />
        </Card>
      )}
      {folded.length > 0 && <OptionsButton changed={changed} onPress={() => setOpen(true)} />}
      {problem && <OptionErrors problem={problem} />}
      <Dialog title={words.t('new.options')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.options}>
          {problem && <OptionErrors problem={problem} />}
          <OptionFields specs={folded} values={values} onChange={onChange} />
        </div>
      </Dialog>
    </>
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
