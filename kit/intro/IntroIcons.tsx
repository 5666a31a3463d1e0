import type { ReactElement } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import styles from './IntroIcons.module.css';
import type { IntroIcon } from './intro.ts';

interface IntroIconsProps {
  readonly groups: readonly (readonly IntroIcon[])[];
  readonly onClause: (clause: string) => void;
}

/** The icons of a board. Each says what it means when it is pointed at, and opens its clause when it is pressed. */
export function IntroIcons({ groups, onClause }: IntroIconsProps): ReactElement {
  return (
    <>
      {groups.map((icons) => (
        <ul key={icons[0]?.art} className={styles.icons}>
          {icons.map((icon) => (
            <li key={icon.art}>
              <IconButton icon={icon} onClause={onClause} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

interface IconButtonProps extends Pick<IntroIconsProps, 'onClause'> {
  readonly icon: IntroIcon;
}

function IconButton({ icon: { art, label, tip, clause }, onClause }: IconButtonProps): ReactElement {
  const words = useWords();
  const explained = words.formatMessage(tip);
  return (
    <button
      type="button"
      className={styles.icon}
      data-tip={explained}
      data-clause={clause}
      onClick={() => onClause(clause)}
    >
      <Icon name={art} size={34} />
      <span>{words.formatMessage(label)}</span>
      <span className="visually-hidden">{explained}</span>
    </button>
  );
}
