import type { Instrument } from '@durbar/kit/board/feedback.ts';
import { lengthOf, type Note, TUNES, type Tune } from './tunes.ts';

/** The instrument of a game that has none of its own. */
const PLAIN: Instrument = {
  partials: [
    [1, 0.85],
    [3, 0.15],
  ],
  attack: 0.012,
  ring: 1,
  bend: 1,
};

/** Loudness of a note, where 1 is as loud as the device plays. */
const LOUDNESS = 0.09;
/** Seconds within which the pitch of a note reaches its own. */
const BEND_SECONDS = 0.05;

let context: AudioContext | null = null;

/** Plays tunes one after the other. Browsers keep them silent until the first interaction with the page. */
export function playTunes(tunes: readonly Tune[], instrument: Instrument = PLAIN): void {
  if (tunes.length === 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  let start = context.currentTime;
  for (const tune of tunes) {
    for (const note of TUNES[tune]) playNote(context, instrument, note, start);
    start += lengthOf(tune);
  }
}

function playNote(audio: AudioContext, instrument: Instrument, note: Note, start: number): void {
  const [pitch, from, length] = note;
  const { partials, attack, ring, bend } = instrument;
  const begin = start + from;
  const end = begin + attack + length * ring;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + attack);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  for (const [multiple, share] of partials) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    level.gain.value = share;
    tone.frequency.setValueAtTime(pitch * multiple * bend, begin);
    tone.frequency.exponentialRampToValueAtTime(pitch * multiple, begin + BEND_SECONDS);
    tone.connect(level).connect(volume);
    tone.start(begin);
    tone.stop(end + 0.02);
  }
}
