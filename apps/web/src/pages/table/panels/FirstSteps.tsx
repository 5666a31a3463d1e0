import { findCover } from '@durbar/games/registry/covers.ts';
import { absoluteAddress } from '../../../address/absolute-address.ts';
import { useWords } from '../../../words/useWords.tsx';
import styles from './panels.module.css';

interface FirstStepsProps {
  game: string;
  /** Whether the page is the introduction itself. */
  isInIntro?: boolean;
  /** What the link to the tutorial says; by default its name. */
  learn?: string;
}

/** Links to the introduction and the tutorial, which are shorter than the rules, each in a tab of its own, so that a match stays where it is. */
export function FirstSteps({ game, isInIntro = false, learn }: FirstStepsProps) {
  const words = useWords();
  const cover = findCover(game);
  const steps = [
    ...(cover?.intros && !isInIntro ? [{ path: `/intro/${game}`, text: words.t('rules.intro') }] : []),
    ...(cover?.tutorials ? [{ path: `/learn/${game}`, text: learn ?? words.t('learn.title') }] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <p className={styles.firstSteps}>
      {steps.map(({ path, text }) => (
        <a key={path} href={absoluteAddress(path)} target="_blank" rel="noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
}
