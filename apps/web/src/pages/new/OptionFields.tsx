import { decodeText, type OptionSpec, type OptionValue } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Select } from '@durbar/kit/ui/Select.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useWords } from '../../words/useWords.tsx';
import { Fold } from '../layout/Fold.tsx';
import fileStyles from './FileButton.module.css';
import styles from './Form.module.css';
import {
  chosenValues,
  groupOptions,
  isImplied,
  type OptionFormValues,
  toggleValue,
} from './option-values.ts';
import { optionName, optionText } from './option-words.ts';

/** Total letters of choices that fit beside the name of their option. */
const MAX_ROW_LENGTH = 22;

interface FieldProps<S extends OptionSpec> {
  spec: S;
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
}

type Of<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;

interface OptionFieldsProps {
  specs: readonly OptionSpec[];
  values: OptionFormValues;
  onChange: (name: string, value: OptionValue) => void;
}

/** Fields for a game's options: each with its value, and a sentence that says what the value changes. */
export function OptionFields({ specs, values, onChange }: OptionFieldsProps) {
  const words = useWords();
  return groupOptions(specs).map(({ spec, parts }) => (
    <div key={spec.name} className={styles.option}>
      <OptionField
        spec={spec}
        value={values[spec.name]}
        isImplied={false}
        onChange={(value) => onChange(spec.name, value)}
      />
      {parts.length > 0 && (
        <Fold
          title={words.t('new.options.each')}
          value={words.t('new.options.on', {
            count: parts.filter((part) => values[part.name] === true || isImplied(part, values)).length,
          })}
        >
          {parts.map((part) => (
            <OptionField
              key={part.name}
              spec={part}
              value={values[part.name]}
              isImplied={isImplied(part, values)}
              onChange={(value) => onChange(part.name, value)}
            />
          ))}
        </Fold>
      )}
    </div>
  ));
}

/** @param isImplied whether another option already turns this one on */
function OptionField({
  spec,
  value,
  isImplied: implied,
  onChange,
}: FieldProps<OptionSpec> & { isImplied: boolean }) {
  const words = useWords();
  switch (spec.kind) {
    case 'flag':
      return (
        <Explained text={optionText(words, spec, value)}>
          <Switch isSelected={implied || value === true} isDisabled={implied} onChange={onChange}>
            <span className={styles.optionName}>{optionName(words, spec.name)}</span>
          </Switch>
        </Explained>
      );
    case 'choice':
      return <ChoiceField spec={spec} value={value} onChange={onChange} />;
    case 'set':
      return <SetField spec={spec} value={value} onChange={onChange} />;
    case 'document':
      return <DocumentField spec={spec} value={value} onChange={onChange} />;
  }
}

/** A field with the sentence that explains its value; a new sentence is announced. */
function Explained({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className={styles.explanation} aria-live="polite">
        {text}
      </p>
    </div>
  );
}

function ChoiceField({ spec, value, onChange }: FieldProps<Of<'choice'>>) {
  const words = useWords();
  const label = optionName(words, spec.name);
  const choices = spec.values.map((each) => ({
    value: each,
    text: words.formatMessage({ key: `option.${spec.name}.${each}` }),
  }));
  const field = { label, value: typeof value === 'string' ? value : spec.default, choices, onChange };
  const isShort = choices.reduce((length, { text }) => length + text.length, 0) <= MAX_ROW_LENGTH;
  return (
    <Explained text={optionText(words, spec, value)}>
      <div className={styles.optionRow}>
        <span className={styles.optionName}>{label}</span>
        {isShort ? <Segmented {...field} /> : <Select {...field} />}
      </div>
    </Explained>
  );
}

function SetField({ spec, value, onChange }: FieldProps<Of<'set'>>) {
  const words = useWords();
  const chosen = chosenValues(value);
  return (
    <Explained text={optionText(words, spec, value)}>
      <Fold title={optionName(words, spec.name)} value={words.t('new.options.on', { count: chosen.length })}>
        {spec.values.map((each) => (
          <Switch
            key={each}
            isSelected={chosen.includes(each)}
            onChange={() => onChange(toggleValue(spec, chosen, each))}
          >
            {words.formatMessage({ key: `option.${spec.name}.${each}` })}
          </Switch>
        ))}
      </Fold>
    </Explained>
  );
}

function DocumentField({ spec, value, onChange }: FieldProps<Of<'document'>>) {
  const words = useWords();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState(false);
  const label = optionName(words, spec.name);
  const read = async (file: File | undefined) => {
    setName(file?.name ?? '');
    if (!file) return onChange(null);
    try {
      const json: unknown = JSON.parse(decodeText(new Uint8Array(await file.arrayBuffer())));
      if (typeof json !== 'object') throw new SyntaxError('a document is an object');
      onChange(json);
      setWrong(false);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setWrong(true);
      onChange(null);
    }
  };
  return (
    <Explained text={optionText(words, spec, value)}>
      <div className={styles.optionRow}>
        <span className={styles.optionName}>{label}</span>
        <span className={fileStyles.file}>
          {name !== '' && <span className={fileStyles.fileName}>{name}</span>}
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void read(files?.[0])}
          >
            <Button aria-label={`${label}: ${words.t('replay.choose')}`} data-tip={undefined}>
              {words.t('replay.choose')}
            </Button>
          </FileTrigger>
        </span>
      </div>
      {wrong && (
        <p role="alert" className={styles.error}>
          {words.t('new.document.bad')}
        </p>
      )}
    </Explained>
  );
}
