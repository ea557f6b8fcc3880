/** Music and rain, played live from a few notes per mood. Silent until the first input. */
import { load, save } from "./save.js";

let context = null;
let master = null;
let echo = null;
let rainLevel = null;
let muted = load("muted", false);
let mood = "rain";

/** Semitones over the root; how often a string is plucked; how fast it goes; chords for the pad. */
const MOODS = {
  rain: {
    root: 50,
    scale: [0, 3, 5, 7, 10],
    often: 0.34,
    beat: 0.62,
    chords: [
      [0, 7, 15],
      [-4, 3, 12],
    ],
    rain: 0.13,
  },
  tea: {
    root: 53,
    scale: [0, 2, 4, 7, 9],
    often: 0.5,
    beat: 0.5,
    chords: [
      [0, 7, 16],
      [-3, 4, 12],
      [-5, 2, 11],
    ],
    rain: 0.05,
  },
  night: {
    root: 48,
    scale: [0, 2, 3, 7, 10],
    often: 0.3,
    beat: 0.7,
    chords: [
      [0, 7, 14],
      [-4, 3, 10],
    ],
    rain: 0,
  },
  day: {
    root: 55,
    scale: [0, 2, 4, 7, 9],
    often: 0.6,
    beat: 0.42,
    chords: [
      [0, 7, 16],
      [5, 9, 12],
      [-3, 4, 12],
    ],
    rain: 0,
  },
  roof: {
    root: 50,
    scale: [0, 2, 4, 7, 11],
    often: 0.42,
    beat: 0.58,
    chords: [
      [0, 7, 14],
      [-3, 4, 11],
      [2, 5, 9],
    ],
    rain: 0,
  },
  letter: {
    root: 53,
    scale: [0, 2, 4, 7, 9],
    often: 0.36,
    beat: 0.66,
    chords: [
      [0, 4, 7],
      [-3, 0, 4],
      [-7, -3, 0],
      [-5, -1, 2],
    ],
    rain: 0,
  },
};

export function wakeSound() {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  master = new GainNode(context, { gain: muted ? 0 : 0.7 });
  master.connect(context.destination);
  echo = new DelayNode(context, { delayTime: 0.38 });
  const again = new GainNode(context, { gain: 0.34 });
  echo.connect(again).connect(echo);
  again.connect(master);
  startRain();
  play();
}

export const isMuted = () => muted;

export function setMuted(next) {
  muted = next;
  save("muted", muted);
  if (master) master.gain.setTargetAtTime(muted ? 0 : 0.7, context.currentTime, 0.06);
}

export function rest(resting) {
  if (!context) return;
  void (resting ? context.suspend() : context.resume()).catch(() => undefined);
}

export function setMood(next) {
  mood = next in MOODS ? next : "tea";
  if (rainLevel) rainLevel.gain.setTargetAtTime(MOODS[mood].rain, context.currentTime, 1.2);
}

/** The tap of a tea cup, for choices and buttons. */
export function clink() {
  if (!context || muted) return;
  pluck(88, 0.05, context.currentTime);
  pluck(95, 0.03, context.currentTime + 0.05);
}

function play() {
  let next = context.currentTime + 0.2;
  let beat = 0;
  let place = 3;
  setInterval(() => {
    if (context.state !== "running" || muted) return;
    if (next < context.currentTime) next = context.currentTime + 0.1;
    while (next < context.currentTime + 0.3) {
      const { root, scale, often, beat: seconds, chords } = MOODS[mood];
      if (beat % 8 === 0)
        for (const step of chords[(beat / 8) % chords.length]) pad(root + step, next, seconds * 8);
      if (Math.random() < (beat % 4 === 0 ? often + 0.3 : often)) {
        // The tune walks: mostly to a neighbouring note, now and then a leap.
        place += Math.random() < 0.15 ? 3 : Math.random() < 0.5 ? 1 : -1;
        place = Math.max(0, Math.min(9, place));
        pluck(root + 12 + scale[place % 5] + 12 * Math.floor(place / 5), 0.085, next + Math.random() * 0.02);
      }
      beat += 1;
      next += seconds;
    }
  }, 100);
}

const pitch = (key) => 440 * 2 ** ((key - 69) / 12);

function pluck(key, loudness, at) {
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(loudness, at + 0.006);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + 1.6);
  shape.connect(master);
  shape.connect(echo);
  for (const [times, share, detune] of [
    [1, 1, 0],
    [2, 0.35, 4],
    [3.01, 0.12, 0],
  ]) {
    const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch(key) * times, detune });
    voice.connect(new GainNode(context, { gain: share })).connect(shape);
    voice.start(at);
    voice.stop(at + 1.7);
  }
}

function pad(key, at, seconds) {
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(0.026, at + seconds * 0.45);
  shape.gain.linearRampToValueAtTime(0, at + seconds * 1.15);
  const voice = new OscillatorNode(context, { type: "sine", frequency: pitch(key) });
  voice.connect(shape).connect(master);
  voice.start(at);
  voice.stop(at + seconds * 1.2);
}

function startRain() {
  const buffer = context.createBuffer(1, context.sampleRate * 3, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (0.5 + 0.5 * Math.random());
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  rainLevel = new GainNode(context, { gain: MOODS[mood].rain });
  source
    .connect(new BiquadFilterNode(context, { type: "lowpass", frequency: 1500 }))
    .connect(rainLevel)
    .connect(master);
  source.start();
}
