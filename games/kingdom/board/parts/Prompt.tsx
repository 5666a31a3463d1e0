import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { isShared } from '@durbar/kit/board/sharing.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import { Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useCourt } from '../court.ts';
import { useInterlude } from '../interlude.ts';
import { citiesAsked } from '../model/offers.ts';
import { isYou } from '../model/own.ts';
import { namesOf, useCourtWords } from '../useCourtWords.ts';
import { AskEndSwitch } from './AskEndSwitch.tsx';
import styles from './Prompt.module.css';

interface PromptProps {
  /** Instead of what is asked; null for none. */
  readonly text: string | null;
  /** The page's button that ends the telling; null while there is none. */
  readonly skip: ReactNode | null;
}

/** Whose decision it is, what is asked, and what one may do about it; a refusal takes its place until the next try. */
export function Prompt({ text, skip }: PromptProps): ReactElement {
  const words = useCourtWords();
  const court = useCourt();
  const { realm, draft, seats, me, kind, explain, layout } = court;
  const names = namesOf(seats);
  const { title, line } = usePromptWords();
  const interlude = useInterlude();
  const next = interlude?.next ?? null;
  const { note } = draft;
  return (
    <section
      className={classes(styles.card, (me !== null || next) && styles.mine, note && styles.refused)}
      data-ending={draft.ending}
      data-shared={isShared(seats)}
    >
      <div className={styles.words}>
        <Whose />
        <h2 className={styles.title}>{title}</h2>
        {note ? (
          <p className={styles.refusal}>
            {words.say(note.message, names)} {note.clause && <Clause name={note.clause} />}{' '}
            <button type="button" className={styles.dismiss} onClick={() => explain(null)}>
              {words.t('court.dismiss')}
            </button>
          </p>
        ) : layout === 'tall' && kind === 'act' && !draft.ending ? null : (
          <p className={styles.line}>{draft.ending ? words.t('court.end.ask') : (text ?? line)}</p>
        )}
        {draft.ending && <AskEndSwitch />}
      </div>
      <div className={styles.deeds}>
        {skip}
        {next && (
          <Button look="fill" data-mark="next" onPress={next}>
            {interlude?.button}
          </Button>
        )}
        {kind === 'act' && <EndButton />}
        {realm.undoable.includes(kind ?? '') && <UndoButton />}
      </div>
    </section>
  );
}

/** Round one screen: whose decision it is, above what is to be done. */
function Whose(): ReactElement | null {
  const words = useCourtWords();
  const { realm, seats, me, kind } = useCourt();
  if (me === null || !isShared(seats)) return null;
  return (
    <p className={styles.whose} data-whose={me}>
      <Icon name={realm.art.seal(seats[me]?.ink ?? me)} size={16} />
      {words.t('court.turnOf', { name: namesOf(seats)(me), kind: kind ?? 'act' })}
    </p>
  );
}

function EndButton(): ReactElement {
  const words = useCourtWords();
  const { end, busy, draft, change } = useCourt();
  return (
    <>
      <Button look="fill" data-mark="end" isDisabled={busy} onPress={end}>
        {words.t(draft.ending ? 'court.end.sure' : 'court.end')}
      </Button>
      {draft.ending && <Button onPress={() => change({ ending: false })}>{words.t('court.end.stay')}</Button>}
    </>
  );
}

function UndoButton(): ReactElement | null {
  const words = useCourtWords();
  const { undo, draft } = useCourt();
  if (draft.ending) return null;
  return (
    <Button
      look="round"
      data-mark="undo"
      aria-label={words.t('court.undo')}
      isDisabled={undo === null}
      onPress={() => undo?.()}
    >
      <Undo2 size={20} aria-hidden />
    </Button>
  );
}

/** As many cities as a prompt names. */
const FEW = 3;

/** The prompt in words. */
function usePromptWords(): { title: string; line: string } {
  const words = useCourtWords();
  const { position, seats, me, asked, kind, prompt, past, sealed, chart, looks, offers } = useCourt();
  const names = namesOf(seats);
  const interlude = useInterlude();
  const { phase, maharaja } = position;
  const city = cityName(maharaja);
  if (interlude && me === null && !past) return interlude;
  if (phase === 'over') return { title: words.t('court.over'), line: words.t('court.over.line') };
  if (past) return { title: words.t('court.past'), line: words.t('court.past.line') };
  if (me === null) return { title: waitingTitle(), line: phase === 'plan' ? words.t('court.wait.plan') : '' };
  if (kind === 'plan' && sealed !== null)
    return { title: words.t('court.sealed'), line: words.t('court.sealed.line') };
  const title = kind === 'plan' || !prompt ? words.t('court.planning') : words.say(prompt, names);
  const only = kind === 'owed' ? citiesAsked(offers) : [];
  if (only.length > 0 && only.length <= FEW)
    return { title, line: words.t('court.ask.only', { cities: words.list(only.map(cityName)) }) };
  return { title, line: words.t('court.ask', { kind: kind ?? 'act', city }) };

  function cityName(one: number): string {
    return chart.map.cityNames[one] ?? '';
  }

  function waitingTitle(): string {
    if (phase === 'plan') return words.t('court.planning');
    const seat = position.seat >= 0 ? position.seat : looks.next;
    const you = isYou(seat, asked, seats) ? 'yes' : 'no';
    return words.t('court.playing', { name: seat >= 0 ? names(seat) : '', you });
  }
}
