/** What can be heard. */
export const SOUNDS = ['place', 'arrow', 'refuse', 'end', 'beep'] as const;
/** A sound. */
export type Sound = (typeof SOUNDS)[number];

/** One tone: its pitch in hertz at the start and the end, its start and length in seconds, its loudness and its colour. */
type Tone = readonly [from: number, to: number, start: number, length: number, gain: number, shape: OscillatorType];

const scores: Readonly<Record<Sound, readonly Tone[]>> = {
  // Wood on wood: a dull knock with a little overtone.
  place: [
    [190, 120, 0, 0.09, 0.5, 'sine'],
    [620, 420, 0, 0.03, 0.12, 'triangle'],
  ],
  arrow: [
    [900, 240, 0, 0.12, 0.1, 'triangle'],
    [140, 80, 0.11, 0.1, 0.5, 'sine'],
  ],
  refuse: [[150, 130, 0, 0.12, 0.25, 'triangle']],
  end: [
    [392, 392, 0, 0.22, 0.2, 'sine'],
    [523, 523, 0.16, 0.22, 0.2, 'sine'],
    [659, 659, 0.32, 0.45, 0.2, 'sine'],
  ],
  // The clock has run out: two short beeps and a long one, as an alarm clock's.
  beep: [
    [880, 880, 0, 0.13, 0.22, 'square'],
    [880, 880, 0.2, 0.13, 0.22, 'square'],
    [880, 880, 0.4, 0.4, 0.22, 'square'],
  ],
};

let context: AudioContext | undefined;

/** Plays a sound. Does nothing where the browser has no audio, or has not yet been allowed any by a click or a key. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const [from, to, start, length, loud, shape] of scores[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, now + start);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + start + length);
    gain.gain.setValueAtTime(loud * 0.4, now + start);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + length);
  }
}
