import { STRENGTH_BOTS, STRENGTHS, type Strength } from '@durbar/bots';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';

const FACES: Readonly<Record<Strength, string>> = {
  easy: new URL('../../../art/bot-easy.svg', import.meta.url).href,
  medium: new URL('../../../art/bot-medium.svg', import.meta.url).href,
  hard: new URL('../../../art/bot-hard.svg', import.meta.url).href,
};

/** The strength that a bot has in the catalogues; null for another one. */
export const strengthOf = (bot: string): Strength | null =>
  STRENGTHS.find((strength) => STRENGTH_BOTS[strength] === bot) ?? null;

interface BotFaceProps {
  /** The bot's name, as the server stores it. */
  bot: string;
  /** Height in CSS pixels. */
  size: number;
}

/** The face of a bot in its niche, where people have a round emblem. */
export function BotFace({ bot, size }: BotFaceProps) {
  const strength = strengthOf(bot);
  if (strength === null) return <BotMark size={size} />;
  return <img src={FACES[strength]} width={Math.round((size * 56) / 68)} height={size} alt="" data-bot />;
}
