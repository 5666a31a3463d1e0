import { decodeText, type OptionSpec, type OptionValue } from '@durbar/kernel';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { type ChangeEvent, useId, useState } from 'react';
import { useWords } from '../../words/useWords.tsx';
import styles from './Form.module.css';
import { chosenValues, toggleValue } from './option-values.ts';

/** Total letters of choices that fit in one row on a phone. */
const MAX_ROW_LENGTH = 30;

interface FieldProps<S extends OptionSpec> {
  spec: S;
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
}

type Of<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;

interface OptionFieldsProps {
  specs: readonly OptionSpec[];
  values: Readonly<Record<string, OptionValue>>;
  onChange: (name: string, value: OptionValue) => void;
}

/** Fields for a game's options, by their specifications. */
export function OptionFields({ specs, values, onChange }: OptionFieldsProps) {
  return specs.map((spec) => (
    <OptionField
      key={spec.name}
      spec={spec}
      value={values[spec.name]}
      implied={isImplied(spec, values)}
      onChange={(value) => onChange(spec.name, value)}
    />
  ));
}

/** Whether another option already turns this one on. */
function isImplied(spec: OptionSpec, values: OptionFieldsProps['values']): boolean {
  const by = spec.kind === 'flag' ? spec.impliedBy : undefined;
  return by !== undefined && by.values.some((value) => values[by.option] === value);
}

function OptionField({ spec, value, implied, onChange }: FieldProps<OptionSpec> & { implied: boolean }) {
  const words = useWords();
  switch (spec.kind) {
    case 'flag':
      return (
        <Switch isSelected={implied || value === true} isDisabled={implied} onChange={onChange}>
          {words.formatMessage({ key: `option.${spec.name}` })}
        </Switch>
      );
    case 'choice':
      return <ChoiceField spec={spec} value={value} onChange={onChange} />;
    case 'set':
      return <SetField spec={spec} value={value} onChange={onChange} />;
    case 'document':
      return <DocumentField spec={spec} value={value} onChange={onChange} />;
  }
}

function ChoiceField({ spec, value, onChange }: FieldProps<Of<'choice'>>) {
  const words = useWords();
  const label = words.formatMessage({ key: `option.${spec.name}` });
  const choices = spec.values.map((each) => ({
    value: each,
    text: words.formatMessage({ key: `option.${spec.name}.${each}` }),
  }));
  return (
    <div className={styles.part}>
      <span className={styles.label}>{label}</span>
      <Segmented
        wide
        stacked={choices.reduce((length, { text }) => length + text.length, 0) > MAX_ROW_LENGTH}
        label={label}
        value={typeof value === 'string' ? value : spec.default}
        onChange={onChange}
        choices={choices}
      />
    </div>
  );
}

function SetField({ spec, value, onChange }: FieldProps<Of<'set'>>) {
  const words = useWords();
  const chosen = chosenValues(value);
  return (
    <fieldset className={styles.set}>
      <legend className={styles.label}>{words.formatMessage({ key: `option.${spec.name}` })}</legend>
      {spec.values.map((each) => (
        <Switch
          key={each}
          isSelected={chosen.includes(each)}
          onChange={() => onChange(toggleValue(spec, chosen, each))}
        >
          {words.formatMessage({ key: `option.${spec.name}.${each}` })}
        </Switch>
      ))}
    </fieldset>
  );
}

function DocumentField({ spec, onChange }: FieldProps<Of<'document'>>) {
  const words = useWords();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
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
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {words.formatMessage({ key: `option.${spec.name}` })}
      </label>
      <input
        className={styles.file}
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void read(event)}
      />
      {wrong && (
        <p role="alert" className={styles.error}>
          {words.t('new.document.bad')}
        </p>
      )}
    </div>
  );
}
