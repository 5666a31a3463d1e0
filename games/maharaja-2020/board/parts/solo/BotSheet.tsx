import { Clause } from '@durbar/kit/board/Clause.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { type ReactElement, useEffect, useRef } from 'react';
import { Portrait } from '../../../../kingdom/board/parts/CharacterRow.tsx';
import { CloseButton, OverlayCard } from '../../../../kingdom/board/parts/OverlayCard.tsx';
import { ACTION_TILES, BRAHMABOT } from '../../../rules/index.ts';
import { type Solo, useBoard, useBoardWords, useSolo } from '../../board-context.ts';
import { portraitArt } from '../../model/art.ts';
import { tileMessages } from '../../model/solo/narration.ts';
import { tileLocations } from '../../model/solo/tiles.ts';
import styles from './BotSheet.module.css';
import { BotTurnCard } from './BotTurnCard.tsx';
import { TileArt } from './TileArt.tsx';
import tiles from './Tiles.module.css';

/** A sheet with Brahmabot's last turn, the locations of its twelve tiles, and the characters that left the game. */
export function BotSheet(): ReactElement | null {
  const solo = useSolo();
  return solo?.isSheetOpen ? <Sheet solo={solo} /> : null;
}

function Sheet({ solo: { bot, turn, isRunning, setSheetOpen } }: { readonly solo: Solo }): ReactElement {
  const words = useBoardWords();
  const { seats } = useBoard();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setSheetOpen(false);
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [setSheetOpen]);
  const name = seatNamer(seats)(BRAHMABOT);
  return (
    <OverlayCard className={styles.sheet} aria-label={words.t('m20.bot.more')} data-bot-sheet>
      <header className={styles.head}>
        <h2>{name}</h2>
        <CloseButton ref={close} onClose={() => setSheetOpen(false)} />
      </header>
      {turn && !isRunning && <BotTurnCard />}
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
          <li key={character} title={words.formatMessage({ key: `character.${character}` })}>
            <Portrait art={portraitArt(character)} character={character} size={44} />
            <span className="visually-hidden">
              {words.t('m20.character.label', {
                character,
                about: words.formatMessage({ key: `character.${character}` }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </OverlayCard>
  );
}

function Twelve({ bot }: { readonly bot: Solo['bot'] }): ReactElement {
  const words = useBoardWords();
  const { mapLayout } = useBoard();
  return (
    <ul className={styles.allTiles}>
      {tileLocations(bot).map((where, i) => {
        const number = i + 1;
        const what = words.formatList(
          tileMessages(number, mapLayout.map.cityNames).map((part) => words.formatMessage(part)),
        );
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
