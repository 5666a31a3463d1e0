import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import type { Guide } from '@durbar/kit/tutorial/tutorial.ts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useWords } from '../../words/useWords.tsx';
import { type GuideText, plainText } from './guide-text.tsx';

/** Whether the guide speaks, and how to change that. */
export interface Voice {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const KEY = 'durbar.learn.voice';
const storedVoice = schemaReader(z.boolean());

/** Reads what the guide says with the device's speech synthesis, if the learner wants it; null if there is none. */
export function useVoice(guide: Guide, { why, say }: GuideText): Voice | null {
  const { locale } = useWords();
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  const [isOn, setOn] = useState(() => readStored(KEY, storedVoice) ?? false);
  const { pitch, rate } = guide.voice;
  const text = plainText(`${why ?? ''} ${say}`).trim();
  useEffect(() => {
    if (!isOn || !speech) return undefined;
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { lang: locale, pitch, rate });
    speech.cancel();
    speech.speak(utterance);
    return () => speech.cancel();
  }, [isOn, speech, text, locale, pitch, rate]);
  if (!speech) return null;
  const toggle = () => {
    writeStored(KEY, !isOn);
    setOn(!isOn);
  };
  return { isOn, toggle };
}
