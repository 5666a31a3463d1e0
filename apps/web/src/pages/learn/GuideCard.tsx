import { Clause } from '@durbar/kit/board/Clause.tsx';
import type { Gain } from '@durbar/kit/tutorial/script.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.tsx';
import { useTable } from '../table/context/table-context.ts';
import styles from './GuideCard.module.css';
import { emphasize, type GuideText } from './guide-text.tsx';
import { Lessons } from './LearnSlots.tsx';
import type { TutorialSteps } from './useTutorialSteps.ts';

interface GuideCardProps {
  readonly tutorial: Tutorial;
  readonly steps: TutorialSteps;
  readonly said: GuideText;
  readonly layout: 'wide' | 'tall';
  /** Whether the guide is small, beside their words. */
  readonly isBrief: boolean;
  /** What the moves of the beat bring. */
  readonly gains: readonly Gain[];
  /** Why the last press was refused. */
  readonly reply: ReactNode | null;
  readonly onJump: (beat: number) => void;
}

/** The guide: the lesson, why, what to do, and what it brings. */
export function GuideCard(props: GuideCardProps) {
  const { tutorial, steps, said, layout, isBrief, gains, reply } = props;
  const words = useWords();
  const { guide, lessons } = tutorial;
  const name = guide.name[words.locale];
  const title =
    steps.phase === 'end' ? words.t('learn.end') : (lessons[steps.lesson]?.title[words.locale] ?? '');
  return (
    <section className={styles.guide} data-layout={layout} data-brief={isBrief} aria-label={name} data-guide>
      {layout === 'wide' && (
        <Card as="div" className={styles.head}>
          <p className={styles.count}>
            {words.t('learn.lesson', { lesson: steps.lesson + 1, lessons: lessons.length })}
          </p>
          <Lessons tutorial={tutorial} steps={steps} onJump={props.onJump} />
          <h2 className={styles.title}>{title}</h2>
        </Card>
      )}
      <Card as="div" className={styles.bubble} data-bubble>
        {isBrief && (
          <div className={styles.person}>
            <img className={styles.portrait} src={guide.portrait} alt="" width={64} height={68} />
            <p className={styles.name}>{name}</p>
          </div>
        )}
        <div className={styles.words} aria-live="polite">
          {layout === 'tall' && <h2 className="visually-hidden">{title}</h2>}
          {!isBrief && said.why !== null && <p className={styles.tag}>{words.t('learn.why')}</p>}
          {said.why !== null && <p className={styles.why}>{emphasize(said.why)}</p>}
          {reply ? (
            <p className={styles.reply}>{reply}</p>
          ) : (
            <p className={said.why === null ? styles.why : styles.say}>{emphasize(said.say)}</p>
          )}
          {layout === 'wide' && <GainList gains={gains} steps={steps} />}
        </div>
      </Card>
      {!isBrief && (
        <div className={styles.speaker}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.about}>{guide.about[words.locale]}</p>
          </div>
          <img className={styles.portrait} src={guide.portrait} alt="" width={180} height={190} />
        </div>
      )}
    </section>
  );
}

/** The parts of what a move brings, by the rules, and the clause. */
function GainList({ gains, steps }: Pick<GuideCardProps, 'gains' | 'steps'>) {
  const words = useWords();
  const { names } = useTable();
  const clause = steps.beat?.clause;
  if (steps.phase === 'watch') return null;
  return (
    <>
      {gains.length > 0 && (
        <ul className={styles.gains}>
          {gains.map(({ message, gain }) => (
            <li key={JSON.stringify(message)}>
              <span>{words.formatMessage(message, names)}</span>
              <b data-loss={gain < 0}>{words.formatSigned(gain)}</b>
            </li>
          ))}
        </ul>
      )}
      {clause !== undefined && (
        <p className={styles.clause}>
          <Clause name={clause} />
        </p>
      )}
    </>
  );
}

interface GuideButtonsProps {
  readonly steps: TutorialSteps;
  readonly layout: 'wide' | 'tall';
  /** Goes back to the beat before; null at the first one. */
  readonly onBack: (() => void) | null;
  readonly onPlayOn: () => void;
}

/** Leave, back, and the way on: the last one takes most of the row. */
export function GuideButtons({ steps, layout, onBack, onPlayOn }: GuideButtonsProps) {
  const words = useWords();
  const { controller } = useTable();
  const { phase } = steps;
  return (
    <div className={styles.buttons} data-guide-buttons>
      {layout === 'wide' && <LinkButton href="/">{words.t('learn.leave')}</LinkButton>}
      <Button aria-label={words.t('learn.back')} isDisabled={onBack === null} onPress={() => onBack?.()}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      {phase === 'read' && (
        <Button variant="fill" wide onPress={steps.goOn}>
          {words.t('learn.next')}
        </Button>
      )}
      {phase === 'act' && (
        <Button wide onPress={steps.show}>
          {words.t('learn.show')}
        </Button>
      )}
      {phase === 'watch' && (
        <Button wide onPress={controller.skipPlayback}>
          {words.t('table.skip')}
        </Button>
      )}
      {phase === 'end' && (
        <Button variant="fill" wide onPress={onPlayOn}>
          {words.t('learn.playOn')}
        </Button>
      )}
    </div>
  );
}
