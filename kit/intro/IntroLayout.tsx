import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words/useWords.tsx';
import { IntroIcons } from './IntroIcons.tsx';
import styles from './IntroLayout.module.css';
import { IntroSteps } from './IntroSteps.tsx';
import type { Intro, IntroGain } from './intro.ts';

interface IntroLayoutProps {
  readonly intro: Intro;
  /** URL of the game's picture, 260 by 330. */
  readonly cover: string;
  /** The heading of the goal, and how an icon is asked what it means. */
  readonly goalTitle: string;
  readonly hint: string;
  readonly onClause: (clause: string) => void;
}

/** The four blocks of an introduction: beside each other on a wide screen, else one below another. */
export function IntroLayout({ intro, cover, goalTitle, hint, onClause }: IntroLayoutProps): ReactElement {
  const words = useWords();
  const { Frame, goal, gains, round, example, icons } = intro;
  return (
    <Frame>
      <div className={styles.blocks}>
        <Block className={styles.goal} title={goalTitle} picture={<img src={cover} alt="" />}>
          <p className={styles.aim}>{words.formatMessage(goal)}</p>
          <ul className={styles.gains}>
            {gains.map((gain) => (
              <Gain key={gain.art} gain={gain} />
            ))}
          </ul>
        </Block>
        <section className={styles.round}>
          <header className={styles.head}>
            <h2>{words.formatMessage(round.title)}</h2>
            <span className={styles.note}>{words.formatMessage(round.note)}</span>
          </header>
          <IntroSteps steps={round.steps} />
        </section>
        <Block
          className={styles.example}
          title={words.formatMessage(example.title)}
          sign={<Icon name={example.art} size={26} />}
        >
          <example.Example />
        </Block>
        <Block className={styles.icons} title={words.formatMessage(icons.title)} note={hint}>
          <IntroIcons groups={icons.groups} onClause={onClause} />
        </Block>
      </div>
    </Frame>
  );
}

interface BlockProps {
  readonly className: string | undefined;
  readonly title: string;
  readonly picture?: ReactNode;
  readonly sign?: ReactNode;
  readonly note?: string;
  readonly children: ReactNode;
}

function Block({ className, title, picture, sign, note, children }: BlockProps): ReactElement {
  const id = useId();
  return (
    <Card className={className} aria-labelledby={id}>
      {picture}
      <header className={styles.head}>
        {sign}
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </Card>
  );
}

function Gain({ gain: { art, text, unit, value } }: { readonly gain: IntroGain }): ReactElement {
  const words = useWords();
  return (
    <li>
      <Icon name={art} size={24} />
      <span>{words.formatMessage(text)}</span>
      <b>
        <Icon name={unit} size={20} />
        {words.formatNumber(value)}
      </b>
    </li>
  );
}
