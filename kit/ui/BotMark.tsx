import { Bot } from 'lucide-react';
import styles from './BotMark.module.css';

interface BotMarkProps {
  /** In CSS pixels. */
  size?: number;
}

/** A mark beside the name of a seat that a bot plays: people can take any name, but not this mark. */
export function BotMark({ size = 16 }: BotMarkProps) {
  return <Bot className={styles.mark} size={size} aria-hidden data-bot />;
}
