import { Clause } from '@durbar/kit/board/Clause.tsx';
import { X } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Portrait } from '../../../../kingdom/board/parts/Portrait.tsx';
import { ACTION_TILES, BRAHMABOT } from '../../../rules/index.ts';
import { useDesk } from '../../desk.ts';
import { portraitArt } from '../../model/look.ts';
import { tileMessages } from '../../model/solo/tell.ts';
import { whereabouts } from '../../model/solo/tiles.ts';
import { type Solo, useSolo } from '../../solo.ts';
import { namesOf, useBoardWords } from '../../useBoardWords.ts';

import styles from './BotSheet.module.css';
import { TileArt } from './TileArt.tsx';
import tiles from './Tiles.module.css';
import { TurnCard } from './TurnCard.tsx';

/** Above the table: what Brahmabot did, its twelve tiles and where they are, and the characters that left the game. */
export function BotSheet(): ReactElement | null {
  const solo = useSolo();
  return solo?.sheet ? <Sheet solo={solo} /> : null;
}

function Sheet({ solo: { bot, turn, on, openSheet } }: { readonly solo: Solo }): ReactElement {
  const words = useBoardWords();
  const { seats } = useDesk();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && openSheet(false);
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [openSheet]);
  const name = namesOf(seats)(BRAHMABOT);
  return (
    <section className={styles.sheet} aria-label={words.t('m20.bot.more')} data-bot-sheet>
      <header className={styles.head}>
        <h2>{name}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label={words.t('court.close')}
          onClick={() => openSheet(false)}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      {turn && !on && <TurnCard />}
      <h3>{words.t('m20.bot.twelve')}</h3>
      <p className={styles.hint}>
        {words.t('m20.bot.twelve.line')} <Clause name="M20-11.12" />
      </p>
      <Twelve bot={bot} />
      <h3>{words.t('m20.bot.stack', { left: bot.stack.length })}</h3>
      <p className={styles.hint}>
        {words.t('m20.bot.gone', { count: bot.gone.length })} <Clause name="M20-11.3" />
      </p>
      <ul className={styles.gone}>
        {bot.gone.map((character) => (
          <li key={character} title={words.say({ key: `character.${character}` })}>
            <Portrait art={portraitArt(character)} character={character} size={44} />
            <span className="visually-hidden">
              {words.t('m20.character.label', {
                character,
                about: words.say({ key: `character.${character}` }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Twelve({ bot }: { readonly bot: Solo['bot'] }): ReactElement {
  const words = useBoardWords();
  const { chart } = useDesk();
  return (
    <ul className={styles.twelve}>
      {whereabouts(bot).map((where, i) => {
        const number = i + 1;
        const what = words.list(tileMessages(number, chart.map.cityNames).map((part) => words.say(part)));
        return (
          <li key={number} data-where={where} title={what}>
            <span className={styles.place}>
              <span className={tiles.tile} data-state={where === 'spent' ? 'idle' : 'waits'}>
                <TileArt number={number} />
              </span>
              <b
                className={styles.check}
                title={words.t('m20.bot.check.tile', { position: checkOf(number) })}
              >
                {checkOf(number)}
              </b>
            </span>
            <small>{words.t('m20.bot.where', { where })}</small>
            <span className="visually-hidden">{what}</span>
          </li>
        );
      })}
    </ul>
  );
}

const checkOf = (number: number): number => ACTION_TILES[number - 1]?.check ?? 0;
