import type { Message } from '@durbar/kernel';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import { entranceKey } from './entrance.ts';

/** After a refusal because not everybody may take part: the way to where one is let in, and from there back. */
export function EntranceLink({ problem }: { problem: Message | null }) {
  const words = useWords();
  const [path] = useLocation();
  const key = entranceKey(problem);
  // That page has it already.
  if (key === null || path === '/account') return null;
  return <Link href={`/account?back=${encodeURIComponent(path)}`}>{words.t(key)}</Link>;
}
