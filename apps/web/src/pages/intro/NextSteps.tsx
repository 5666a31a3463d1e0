import type { GameCover } from '@durbar/games/registry/covers.ts';
import { beatsOf } from '@durbar/kit/tutorial/script.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { readTutorialProgress } from '../../local/tutorial-progress.ts';
import { useStartBotGame } from '../../local/useStartBotGame.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './IntroScreen.module.css';

interface NextStepsProps {
  /** The name of the introduction, and of the tutorial that belongs to it. */
  name: string;
  cover: GameCover;
  tutorial: Tutorial | null;
  onRules: () => void;
}

/** What to do after an introduction. The main link is the tutorial, until it was finished; then a game. */
export function NextSteps({ name, cover, tutorial, onRules }: NextStepsProps) {
  const words = useWords();
  const bots = useStartBotGame(cover);
  const isLearned = !tutorial || hasFinished(name, tutorial);
  const play = isLearned ? 'fill' : 'plain';
  return (
    <nav className={styles.ways} aria-label={words.t('intro.ways')}>
      <Button onPress={onRules}>{words.t('intro.rules')}</Button>
      {name === 'solo' ? (
        <LinkButton href={`/screen/${cover.id}?seats=1`} variant={play}>
          {words.t('home.solo')}
        </LinkButton>
      ) : (
        <Button variant={play} isDisabled={bots.isStarting} onPress={bots.start}>
          {words.t('home.playBots')}
        </Button>
      )}
      {tutorial && (
        <LinkButton href={`/learn/${cover.id}/${name}`} variant={isLearned ? 'plain' : 'fill'}>
          {words.t('intro.learn', { minutes: tutorial.minutes })}
        </LinkButton>
      )}
    </nav>
  );
}

/** Whether the tutorial was finished on this device. */
function hasFinished(name: string, tutorial: Tutorial): boolean {
  return readTutorialProgress(tutorial.game, name, tutorial.rules, beatsOf(tutorial).length).done;
}
