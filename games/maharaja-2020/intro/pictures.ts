import sprite from 'virtual:sprite/maharaja-2020';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { PieceKind } from '../../kingdom/intro/city-example.ts';
import { createPictures } from '../../kingdom/intro/createPictures.tsx';
import { BoardContext } from '../board/board-context.ts';
import { game } from '../board/game.ts';
import { animateStep } from '../board/model/animate-step.ts';
import { priestArt, shrineArt, statueArt } from '../board/model/art.ts';
import { traceMark } from '../board/model/trace-mark.ts';
import { maharaja2020 } from '../rules/index.ts';
import '../board/tokens.css';

/** The parts of all pictures of this game. */
export const { Frame, Board, MapMoment, DiscMoment } = createPictures({
  game,
  Context: BoardContext,
  rules: maharaja2020,
  sprite,
  animateStep,
  traceMark,
});

/** The drawing of a piece of the example; by a negative colour that of no player. */
export function pieceArt(kind: PieceKind, colour: number): ArtName {
  if (colour < 0) return kind === 'small' ? 'shrine-n' : kind === 'figure' ? 'priest-n' : 'statue-n';
  if (kind === 'small') return shrineArt(colour);
  return kind === 'figure' ? priestArt(colour) : statueArt(colour);
}
