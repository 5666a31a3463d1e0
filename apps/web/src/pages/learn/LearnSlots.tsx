import { Icon } from '@durbar/kit/art/Icon.tsx';
import { firstBeat, lessonOf } from '@durbar/kit/tutorial/script.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { ArrowLeft, BookOpen, Volume2, VolumeX } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import type { PanelName } from '../table/panels/usePanels.ts';
import styles from './LearnSlots.module.css';
import type { TutorialSteps } from './useTutorialSteps.ts';
import type { Voice } from './useVoice.ts';

interface LessonsProps {
  readonly tutorial: Tutorial;
  readonly steps: TutorialSteps;
  readonly onJump: (beat: number) => void;
}

/** The lessons as a row of buds; those that were reached can be pressed. */
export function Lessons({ tutorial, steps, onJump }: LessonsProps) {
  const words = useWords();
  const { lessons } = tutorial;
  const furthest = lessonOf(tutorial, steps.reached);
  const buds = lessons.map(({ title }, lesson) => ({
    title: title[words.locale],
    lesson,
    beat: firstBeat(tutorial, lesson),
  }));
  return (
    <ol className={styles.lessons} aria-label={words.t('learn.lessons')}>
      {buds.map(({ title, lesson, beat }) => (
        <li key={title}>
          <button
            type="button"
            className={styles.bud}
            aria-label={words.t('learn.goTo', { lesson: lesson + 1, title })}
            aria-current={lesson === steps.lesson ? 'step' : undefined}
            data-done={lesson < steps.lesson}
            disabled={lesson > furthest}
            title={title}
            onClick={() => onJump(beat)}
          />
        </li>
      ))}
    </ol>
  );
}

interface LearnTitleProps extends LessonsProps {
  readonly layout: 'wide' | 'tall';
}

/** The game and a link home; on a phone the lessons beside it. */
export function LearnTitle({ layout, ...lessons }: LearnTitleProps) {
  const words = useWords();
  if (layout === 'tall')
    return (
      <div className={styles.tall}>
        <Link href="/" className={styles.leave}>
          <ArrowLeft size={22} aria-hidden />
          {words.t('learn.leave')}
        </Link>
        <Lessons {...lessons} />
      </div>
    );
  return (
    <div className={styles.title}>
      <Link href="/" className={styles.brand} aria-label={words.t('home.back')}>
        <Icon name="logo" size={32} />
        <span>Durbar</span>
      </Link>
      <p className={styles.game}>{gameTitle(words, lessons.tutorial.game)}</p>
      <p className={styles.tag}>{words.t('learn.title')}</p>
      <p className={styles.minutes}>{words.t('learn.minutes', { minutes: lessons.tutorial.minutes })}</p>
    </div>
  );
}

interface LearnMenuProps {
  readonly layout: 'wide' | 'tall';
  readonly open: (panel: PanelName) => void;
  /** Null if the device cannot speak. */
  readonly voice: Voice | null;
}

/** Round buttons: the guide's voice, and the rules. */
export function LearnMenu({ layout, open, voice }: LearnMenuProps) {
  const words = useWords();
  const size = layout === 'wide' ? 20 : 22;
  return (
    <div className={styles.menu}>
      {voice && (
        <Button
          variant="round"
          aria-label={words.t('learn.voice', { on: voice.isOn ? 'yes' : 'no' })}
          onPress={voice.toggle}
        >
          {voice.isOn ? <Volume2 size={size} aria-hidden /> : <VolumeX size={size} aria-hidden />}
        </Button>
      )}
      {layout === 'wide' && (
        <Button variant="round" aria-label={words.t('panel.rules')} onPress={() => open('rules')}>
          <BookOpen size={size} aria-hidden />
        </Button>
      )}
    </div>
  );
}
