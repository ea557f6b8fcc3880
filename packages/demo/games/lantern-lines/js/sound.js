/** All sound is made here: plucked strings for the lines, a slow pad and water for the night. */
import { load, save } from "./save.js";

let context = null;
let master = null;
let muted = load("muted", false);
const SCALE = [0, 2, 4, 7, 9];

/** Browsers allow sound only after an input; this is called by the first one. */
export function wakeSound() {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  master = context.createGain();
  master.gain.value = muted ? 0 : 0.7;
  master.connect(context.destination);
  startWater();
  breathe();
}

export const isMuted = () => muted;

export function setMuted(next) {
  muted = next;
  save("muted", muted);
  if (master) master.gain.setTargetAtTime(muted ? 0 : 0.7, context.currentTime, 0.05);
}

/** Silence while nobody is looking. */
export function rest(resting) {
  if (!context) return;
  void (resting ? context.suspend() : context.resume()).catch(() => undefined);
}

/** A plucked note; higher with every step of the line. */
export function pluck(step, colour = 0) {
  note(392 * 2 ** ((degree(step + colour) - 5) / 12), 0.5, 0.12, "triangle");
}

export function arrive(colour) {
  [0, 2, 4].forEach((step, index) =>
    note(392 * 2 ** ((degree(step + colour) + 7) / 12), 1.4, 0.09, "sine", index * 0.07),
  );
}

export function celebrate() {
  [0, 2, 3, 4, 5, 7, 9].forEach((step, index) =>
    note(392 * 2 ** (degree(step) / 12), 1.8, 0.1, "triangle", index * 0.11),
  );
}

export function knock() {
  note(160, 0.16, 0.1, "sine");
}

const degree = (step) => SCALE[step % 5] + 12 * (Math.floor(step / 5) % 2);

function note(frequency, seconds, loudness, type, delay = 0) {
  if (!context || muted) return;
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const shape = context.createGain();
  voice.type = type;
  voice.frequency.value = frequency;
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loudness, start + 0.008);
  shape.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(shape).connect(master);
  voice.start(start);
  voice.stop(start + seconds + 0.05);
}

function startWater() {
  const seconds = 4;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < data.length; i++) {
    last = last * 0.985 + (Math.random() * 2 - 1) * 0.015;
    data[i] = last * 6 * Math.min(1, i / 4000, (data.length - i) / 4000);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 520;
  filter.Q.value = 0.4;
  const level = context.createGain();
  level.gain.value = 0.16;
  source.connect(filter).connect(level).connect(master);
  source.start();
}

/** A soft chord every few seconds. */
function breathe() {
  const chords = [
    [0, 7, 16],
    [-3, 4, 12],
    [-5, 2, 11],
    [-7, 5, 9],
  ];
  let turn = 0;
  setInterval(() => {
    if (context.state !== "running" || muted) return;
    for (const step of chords[turn % chords.length]) {
      const start = context.currentTime;
      const voice = context.createOscillator();
      const shape = context.createGain();
      voice.frequency.value = 196 * 2 ** (step / 12);
      shape.gain.setValueAtTime(0, start);
      shape.gain.linearRampToValueAtTime(0.035, start + 2.4);
      shape.gain.linearRampToValueAtTime(0, start + 7);
      voice.connect(shape).connect(master);
      voice.start(start);
      voice.stop(start + 7.1);
    }
    turn += 1;
  }, 5200);
}
