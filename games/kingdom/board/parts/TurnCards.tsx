import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement, ReactNode } from 'react';
import { PART_GREAT, PART_SMALL } from '../../rules/index.ts';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { withClause } from '../edition.ts';
import type { TurnCardState } from '../model/turn-cards.ts';
import styles from './TurnCards.module.css';

const ARCH =
  'M1 119V28C1 20 5 17.6 11 15.6 21 12.6 34 11.6 41 3.4L43 1 45 3.4C52 11.6 65 12.6 75 15.6 81 17.6 85 20 85 28V119Q85 125 79 125H7Q1 125 1 119Z';

/**
 * The cards of a turn: two planned actions, a token and abilities, and below them the choice that a card has opened.
 */
export function TurnCards({ menu = null }: { readonly menu?: ReactNode }): ReactElement | null {
  const words = useKingdomWords();
  const { cards, layout } = useKingdomBoard();
  if (cards.length === 0) return null;
  return (
    <section aria-label={words.t('kingdom.cards')} className={styles.section} data-layout={layout}>
      <div className={styles.cards} data-count={Math.min(6, cards.length)}>
        {cards.map((card, i) => (
          <TurnCard key={card.key} card={card} number={i + 1} />
        ))}
      </div>
      {menu}
    </section>
  );
}

/** Whether a source is an action that a token was spent on. */
const isToken = (source: number): boolean => source >= 9 && source < 18;

function TurnCard({ card, number }: { readonly card: TurnCardState; readonly number: number }): ReactElement {
  const words = useKingdomWords();
  const { description, draft, pressCard, busy, layout } = useKingdomBoard();
  const { kind, state, refusal, source } = card;
  const chosen = draft.card !== null && (draft.card === source || (kind === 'token' && isToken(draft.card)));
  const dead = state === 'done' || state === 'passive' || refusal !== null;
  const { art, name, subtitle, description: text, clause } = description.turnCardText(card);
  const left = usePartsLeft(card);
  return (
    <button
      type="button"
      className={joinClasses(styles.card, chosen && styles.chosen, dead && styles.unavailable)}
      aria-pressed={chosen}
      aria-disabled={dead || busy}
      aria-label={joinSentences(name, text, words.t('kingdom.card.state', { state }), left ?? '')}
      aria-keyshortcuts={String(number)}
      data-tip={withClause(text, clause)}
      data-card={number}
      data-place={`card-${card.key}`}
      data-state={state}
      onClick={() => pressCard(card)}
    >
      <svg className={styles.shape} viewBox="0 0 86 126" preserveAspectRatio="none" aria-hidden="true">
        <path d={ARCH} className={styles.edge} />
        <path d={ARCH} className={styles.hairline} transform="translate(3.6 3.9) scale(.916 .94)" />
      </svg>
      <span className={styles.sign}>
        <Icon name={art} size={layout === 'wide' ? 42 : 30} />
        {state === 'done' && <Icon name="tick" size={22} className={styles.tick} />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.subtitle}>
        {state === 'done' ? words.t('kingdom.card.state', { state }) : (left ?? subtitle)}
      </span>
    </button>
  );
}

/** What is left of an action that has begun, in words; null if nothing is known to be left. */
function usePartsLeft({ kind, state }: TurnCardState): string | null {
  const words = useKingdomWords();
  const { position } = useKingdomBoard();
  const parts = kind === 'token' ? position.tokenParts : position.begunParts;
  const isGreat = (parts & PART_GREAT) !== 0;
  const isSmall = (parts & PART_SMALL) !== 0;
  if (state !== 'begun' || (!isGreat && !isSmall)) return null;
  return words.t('kingdom.card.left', { what: isGreat ? (isSmall ? 'both' : 'great') : 'small' });
}

/** One option of a card's choice. */
interface MenuItem {
  readonly key: string;
  readonly art: ArtName;
  readonly text: string;
  readonly press: () => void;
}

interface MenuProps {
  /** What to choose in the menu, for screen readers; visible if `isInstructionVisible` is true. */
  readonly instruction: string;
  readonly isInstructionVisible?: boolean;
  readonly items: readonly MenuItem[];
}

/** The choice that a card has opened. */
export function TurnCardMenu({ instruction, isInstructionVisible = false, items }: MenuProps): ReactElement {
  const words = useKingdomWords();
  const { changeDraft } = useKingdomBoard();
  return (
    <Card as="div" border="gold" raised className={styles.menu} role="group" aria-label={instruction}>
      {isInstructionVisible && <p>{instruction}</p>}
      <div className={styles.choices}>
        {items.map(({ key, art, text, press }) => (
          <button key={key} type="button" data-mark="option" className={styles.choice} onClick={press}>
            <Icon name={art} size={28} />
            {text}
          </button>
        ))}
      </div>
      <Button variant="quiet" onPress={() => changeDraft({ openChoice: null })}>
        {words.t('kingdom.close')}
      </Button>
    </Card>
  );
}
