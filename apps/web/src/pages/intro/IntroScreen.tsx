import { OpenClauseContext } from '@durbar/kit/board/Clause.tsx';
import { IntroLayout } from '@durbar/kit/intro/IntroLayout.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { RulesPanel } from '../table/panels/RulesPanel.tsx';
import { usePanels } from '../table/panels/usePanels.ts';
import styles from './IntroScreen.module.css';
import type { LoadedIntro } from './load-intro.ts';
import { NextSteps } from './NextSteps.tsx';

/** A device whose pointer cannot rest on something without pressing it. */
const TOUCH_QUERY = '(hover: none)';

/** The page of an introduction: its blocks, the links to what comes next, and the rules above it. */
export function IntroScreen({ name, cover, intro, loaded, tutorial }: LoadedIntro) {
  const words = useWords();
  const panels = usePanels();
  const isTouch = useMedia(TOUCH_QUERY);
  const title = gameTitle(words, cover.id);
  const sub = words.t('intro.sub', { name });
  useTitle(`${title} ${sub}`);
  return (
    <OpenClauseContext value={panels.openClause}>
      <div className={styles.page} data-grows>
        <header className={styles.bar}>
          <Link href="/" className={styles.back} aria-label={words.t('home.back')} data-tip="">
            <ArrowLeft size={20} aria-hidden />
          </Link>
          <h1 className={styles.title}>
            {title} <small>{sub}</small>
          </h1>
          {cover.intros
            ?.filter((other) => other !== name)
            .map((other) => (
              <Link key={other} href={`/intro/${cover.id}/${other}`} className={styles.other}>
                {words.t('intro.other', { name: other })}
              </Link>
            ))}
          <NextSteps name={name} cover={cover} tutorial={tutorial} onRules={() => panels.open('rules')} />
        </header>
        <main className={styles.main}>
          <IntroLayout
            intro={intro}
            cover={cover.card}
            goalTitle={words.t('intro.goal')}
            hint={words.t('intro.hint', { touch: isTouch ? 'yes' : 'no' })}
            onClause={panels.openClause}
          />
        </main>
        {panels.current === 'rules' && (
          <Dialog title={words.t('panel.rules')} isOpen onClose={panels.close} place="side">
            <RulesPanel key={panels.clause} loaded={loaded} clause={panels.clause} isInIntro />
          </Dialog>
        )}
      </div>
    </OpenClauseContext>
  );
}
