// Sounds of our own, made on the spot: two notes when it is one's turn, a low one when the connection is lost.

let context: AudioContext | undefined;

/** Notes in hertz, one after the other. */
export function ring(notes: readonly number[]): void {
  context ??= new AudioContext();
  const begin = context.currentTime + 0.02;
  notes.forEach((note, place) => sound(context as AudioContext, note, begin + place * 0.16));
}

function sound(at: AudioContext, note: number, begin: number): void {
  const tone = at.createOscillator();
  const loudness = at.createGain();
  tone.type = "triangle";
  tone.frequency.value = note;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.16, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
  tone.connect(loudness).connect(at.destination);
  tone.start(begin);
  tone.stop(begin + 0.55);
}

export const YOUR_TURN: readonly number[] = [392, 587];
export const LOST: readonly number[] = [196];
