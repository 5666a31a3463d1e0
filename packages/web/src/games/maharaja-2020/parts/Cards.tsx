import { CLAUSES, type Clause, maharaja2020 } from '@durbar/maharaja-2020';
import type { ReactElement } from 'react';
import type { ArtName } from '../../../board-kit/art-names.ts';
import { Icon } from '../../../board-kit/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk } from '../desk.ts';
import { abilityMoves, type TurnCard, tokenActions } from '../model/cards.ts';
import { ABILITY_CLAUSE, actionClause, TOKEN_CLAUSE, withClause } from '../model/clauses.ts';
import { abilityArt, actionArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './Cards.module.css';

const ARCH =
  'M1 119V28C1 20 5 17.6 11 15.6 21 12.6 34 11.6 41 3.4L43 1 45 3.4C52 11.6 65 12.6 75 15.6 81 17.6 85 20 85 28V119Q85 125 79 125H7Q1 125 1 119Z';

/** The cards of a turn: two planned actions, a token, abilities. */
export function Cards(): ReactElement | null {
  const words = useBoardWords();
  const { cards, draft, layout } = useDesk();
  if (cards.length === 0) return null;
  return (
    <section aria-label={words.t('m20.cards')} className={styles.section} data-layout={layout}>
      <div className={styles.cards} data-count={Math.min(6, cards.length)}>
        {cards.map((card, i) => (
          <Card key={card.key} card={card} number={i + 1} />
        ))}
      </div>
      {draft.menu === 'token' && <TokenMenu />}
      {draft.menu === 'exchange' && <ExchangeMenu />}
    </section>
  );
}

/** The clause that says what a card does, or why it does not. */
function clauseOf({ kind, what, why }: TurnCard): Clause {
  const refusing = CLAUSES.find((clause) => clause === why?.clause);
  if (refusing) return refusing;
  if (kind === 'ability') return ABILITY_CLAUSE;
  return kind === 'token' ? TOKEN_CLAUSE : actionClause(what);
}

function artOf({ kind, what }: TurnCard): ArtName {
  if (kind === 'ability') return abilityArt(what);
  return what < 0 ? 'token' : actionArt(what);
}

function Card({ card, number }: { readonly card: TurnCard; readonly number: number }): ReactElement {
  const words = useBoardWords();
  const { draft, pressCard, seats, busy, layout } = useDesk();
  const { kind, what, state, why, by } = card;
  const chosen =
    (by !== null && draft.card === by) || (kind === 'token' && (draft.card ?? 0) >= 9 && draft.card !== 18);
  const dead = state === 'done' || state === 'passive' || why !== null;
  const name = words.t('m20.card.name', { kind, what, token: what < 0 ? 'yes' : 'no' });
  const under =
    why !== null
      ? words.say(why, namesOf(seats))
      : kind === 'token' && card.about
        ? words.say(card.about)
        : words.t('m20.card.under', { kind, what });
  const tell = kind === 'ability' && card.about ? words.say(card.about) : under;
  return (
    <button
      type="button"
      className={classes(styles.card, chosen && styles.chosen, dead && styles.dead)}
      aria-pressed={chosen}
      aria-disabled={dead || busy}
      aria-label={`${name}. ${tell}. ${words.t('m20.card.state', { state })}`}
      aria-keyshortcuts={String(number)}
      title={withClause(tell, clauseOf(card))}
      data-card={number}
      data-state={state}
      onClick={() => pressCard(card)}
    >
      <svg className={styles.shape} viewBox="0 0 86 126" preserveAspectRatio="none" aria-hidden="true">
        <path d={ARCH} className={styles.edge} />
        <path d={ARCH} className={styles.hair} transform="translate(3.6 3.9) scale(.916 .94)" />
      </svg>
      <span className={styles.sign}>
        <Icon name={artOf(card)} size={layout === 'wide' ? 42 : 36} />
        {state === 'done' && <Icon name="tick" size={22} className={styles.tick} />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.under}>{state === 'done' ? words.t('m20.card.state', { state }) : under}</span>
    </button>
  );
}

/** What a token can be spent on. */
function TokenMenu(): ReactElement {
  const words = useBoardWords();
  const { position, me, spendToken, change } = useDesk();
  const actions = me === null ? [] : tokenActions(maharaja2020.legalMoves(position, me));
  return (
    <div className={styles.menu} role="group" aria-label={words.t('m20.token.ask')}>
      <p>{words.t('m20.token.ask')}</p>
      <div className={styles.choices}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            data-mark="option"
            className={styles.choice}
            onClick={() => spendToken(action)}
          >
            <Icon name={actionArt(action)} size={28} />
            {words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' })}
          </button>
        ))}
      </div>
      <Button look="quiet" onPress={() => change({ menu: null })}>
        {words.t('m20.close')}
      </Button>
    </div>
  );
}

/** The exchanges of character 3. */
function ExchangeMenu(): ReactElement {
  const words = useBoardWords();
  const { position, me, play, change } = useDesk();
  const moves = me === null ? [] : abilityMoves(maharaja2020.legalMoves(position, me), 3);
  return (
    <div className={styles.menu} role="group" aria-label={words.say({ key: 'character.3' })}>
      <div className={styles.choices}>
        {moves.map((move) =>
          move.type === 'exchange' ? (
            <button
              key={move.give}
              type="button"
              data-mark="option"
              className={styles.choice}
              onClick={() => play(move)}
            >
              <Icon name={move.give === 'coins' ? 'coin' : 'prestige'} size={22} />
              {words.say({ key: `move.exchange.${move.give}` })}
            </button>
          ) : null,
        )}
      </div>
      <Button look="quiet" onPress={() => change({ menu: null })}>
        {words.t('m20.close')}
      </Button>
    </div>
  );
}
