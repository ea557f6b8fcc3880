/** A soft tone of half a second. Browsers allow sound after a click only. */
export function playTestSound(): void {
  const sound = new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: 440 });
  const volume = new GainNode(sound, { gain: 0.15 });
  volume.gain.linearRampToValueAtTime(0, sound.currentTime + SECONDS);
  tone.connect(volume).connect(sound.destination);
  tone.addEventListener("ended", () => void sound.close());
  tone.start();
  tone.stop(sound.currentTime + SECONDS);
}

const SECONDS = 0.5;
