/** Sounds of a table. */
export type Tune = 'move' | 'turn' | 'end';

/** Notes of a tune: pitch in hertz, start and length in seconds. */
const TUNES: Readonly<Record<Tune, readonly (readonly [number, number, number])[]>> = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.11],
    [784, 0.11, 0.2],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.34],
  ],
};

let context: AudioContext | null = null;

/** Plays a tune. Browsers keep it silent until the first interaction with the page. */
export function playTune(tune: Tune): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, from, length] of TUNES[tune])
    playNote(context, pitch, context.currentTime + from, length);
}

function playNote(audio: AudioContext, pitch: number, from: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.09, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}
