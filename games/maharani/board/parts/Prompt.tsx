import { at, type Seat } from '@durbar/kernel';
import { PromptCard } from '@durbar/kit/board/PromptCard.tsx';
import { isShared } from '@durbar/kit/board/sharing.ts';
import type { ReactElement, ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import { inHandMessage } from '../model/labels.ts';
import { whyNot } from '../model/notes.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';

const REFRESH = { type: 'refresh' } as const;

/**
 * Title and line of the prompt: whose decision it is, and what is asked or in hand.
 * @param panel the seat before whose own things it stands: it is headed by it while somebody else plays; null for none
 */
export function usePrompt(panel: Seat | null): { title: string; text: string; mine: boolean } {
  const words = useBoardWords();
  const { position, seats, me, kind, next, choice, offers, past, options, bottom, watching, over } =
    useDesk();
  const names = namesOf(seats);
  if (over || position.over !== 0)
    return {
      title: words.t('mhr.prompt.over'),
      // Whoever gave up ended it with quarters unpaid: the page says so beside.
      text: position.over === 0 ? '' : words.t(over ? 'mhr.prompt.overText' : 'mhr.prompt.counting'),
      mine: false,
    };
  const several = isShared(seats);
  const { seat } = position;
  const isYou = (one: Seat) => one === bottom && !watching && !several;
  if (me === null) {
    const head = panel ?? seat;
    return {
      title: isYou(head) ? words.t('mhr.prompt.you') : names(head),
      text: past
        ? words.t('mhr.prompt.past')
        : words.t('mhr.prompt.playing', { name: names(seat), you: isYou(seat) ? 'yes' : 'no' }),
      mine: false,
    };
  }
  const title = several ? words.t('mhr.prompt.turnOf', { name: names(me) }) : words.t('mhr.prompt.mine');
  if (choice.slot === null || options.length > 0)
    return {
      title,
      text: words.t('mhr.ask', {
        kind: kind ?? 'none',
        next,
        refresh: whyNot(position, me, REFRESH) ? 'no' : 'yes',
      }),
      mine: true,
    };
  const text = words.say(inHandMessage(at(position.rondel, choice.slot), at(offers, choice.slot), me));
  return { title, text, mine: true };
}

/** The prompt as a card of the rail. */
export function Prompt({ aside }: { readonly aside: ReactNode }): ReactElement {
  const words = useBoardWords();
  const { note, seats, explain } = useDesk();
  const { title, text, mine } = usePrompt(null);
  return (
    <PromptCard
      title={title}
      mine={mine}
      refusal={note && { text: words.say(note.message, namesOf(seats)), clause: note.clause }}
      onDismiss={() => explain(null)}
      dismiss={words.t('mhr.note.dismiss')}
      aside={aside}
    >
      {text}
    </PromptCard>
  );
}
