/** Engine, effects and a night-drive loop, all synthesised. Silent until the first input. */
import { load, save } from "./save.js";

let context = null;
let master = null;
let engine = null;
let muted = load("muted", false);
let noise = null;
let playing = false;
const BEAT = 60 / 112 / 4;
const ROOTS = [45, 45, 41, 43, 48, 45, 41, 40];

export function wakeSound() {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  master = context.createGain();
  master.gain.value = muted ? 0 : 0.6;
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  startEngine();
  startLoop();
}

export const isMuted = () => muted;

export function setMuted(next) {
  muted = next;
  save("muted", muted);
  if (master) master.gain.setTargetAtTime(muted ? 0 : 0.6, context.currentTime, 0.04);
}

export function rest(resting) {
  if (!context) return;
  void (resting ? context.suspend() : context.resume()).catch(() => undefined);
}

/** The engine's voice follows the speed (metres a second) and the slide. */
export function hum(riding, speed, slide) {
  playing = riding;
  if (!engine) return;
  const now = context.currentTime;
  engine.level.gain.setTargetAtTime(riding ? 0.045 : 0, now, 0.15);
  engine.low.frequency.setTargetAtTime(38 + speed * 0.9, now, 0.1);
  engine.high.frequency.setTargetAtTime(77 + speed * 1.82, now, 0.1);
  engine.filter.frequency.setTargetAtTime(260 + speed * 9, now, 0.1);
  engine.slide.gain.setTargetAtTime(riding ? Math.max(0, Math.abs(slide) - 0.8) * 0.06 : 0, now, 0.05);
}

export const effects = {
  parcel: (chain = 0) =>
    tone("square", 660 * 2 ** ((chain % 8) / 12), 660 * 2 ** (((chain % 8) + 7) / 12), 0.09, 0.05),
  near: () => (hiss(0.22, 1800, 0.2), tone("triangle", 520, 1040, 0.16, 0.09)),
  drift: () => tone("sawtooth", 220, 440, 0.22, 0.04),
  power: () =>
    [0, 4, 7, 12].forEach((step, index) =>
      tone("square", 440 * 2 ** (step / 12), 440 * 2 ** (step / 12), 0.14, 0.05, index * 0.06),
    ),
  smash: () => (hiss(0.3, 900, 0.35), tone("sawtooth", 180, 720, 0.25, 0.08)),
  shielded: () => (hiss(0.25, 2600, 0.25), tone("sine", 900, 300, 0.3, 0.1)),
  crash: () => (hiss(0.5, 420, 0.6), tone("sawtooth", 140, 40, 0.5, 0.16)),
  over: () => (hiss(0.9, 300, 0.6), tone("sawtooth", 220, 28, 1.2, 0.16)),
  timeUp: () =>
    [12, 7, 0].forEach((step, index) =>
      tone("triangle", 330 * 2 ** (step / 12), 330 * 2 ** (step / 12), 0.6, 0.08, index * 0.14),
    ),
  district: () =>
    [0, 7, 12, 16].forEach((step, index) =>
      tone("triangle", 330 * 2 ** (step / 12), 330 * 2 ** (step / 12), 0.5, 0.08, index * 0.09),
    ),
};

function tone(type, from, to, seconds, loudness, delay = 0) {
  if (!context || muted) return;
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  voice.connect(fade(start, seconds, loudness)).connect(master);
  voice.start(start);
  voice.stop(start + seconds + 0.02);
}

function hiss(seconds, frequency, loudness, at = null) {
  if (!context || muted) return;
  const start = at ?? context.currentTime;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 0.7;
  source
    .connect(filter)
    .connect(fade(start, seconds, loudness))
    .connect(master);
  source.start(start, Math.random() * 0.4, seconds + 0.02);
}

function fade(start, seconds, loudness) {
  const shape = context.createGain();
  shape.gain.setValueAtTime(loudness, start);
  shape.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return shape;
}

function startEngine() {
  const low = new OscillatorNode(context, { type: "sawtooth", frequency: 60 });
  const high = new OscillatorNode(context, { type: "square", frequency: 120 });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 400 });
  const level = new GainNode(context, { gain: 0 });
  const slide = new GainNode(context, { gain: 0 });
  const air = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  low.connect(filter);
  high.connect(filter);
  filter.connect(level).connect(master);
  air
    .connect(new BiquadFilterNode(context, { type: "highpass", frequency: 2400 }))
    .connect(slide)
    .connect(master);
  low.start();
  high.start();
  air.start();
  engine = { low, high, filter, level, slide };
}

/** Sixteenths scheduled a little ahead, so that a busy frame never makes the beat stumble. */
function startLoop() {
  let step = 0;
  let next = context.currentTime + 0.1;
  setInterval(() => {
    if (context.state !== "running") return;
    if (next < context.currentTime) next = context.currentTime + 0.05;
    while (next < context.currentTime + 0.25) {
      if (!muted) playStep(step, next);
      step += 1;
      next += BEAT;
    }
  }, 90);
}

function playStep(step, at) {
  const bar = Math.floor(step / 16);
  const root = ROOTS[bar % ROOTS.length];
  const beat = step % 16;
  const loud = playing ? 1 : 0.55;
  bass(root + [0, 0, 12, 0, 0, 12, 0, 7][beat % 8], at, 0.075 * loud);
  if (playing && beat % 4 === 0) kick(at);
  if (playing && beat % 4 === 2) hiss(0.05, 7000, 0.06, at);
  if (playing && beat % 8 === 4) hiss(0.14, 1900, 0.16, at);
  if (beat % 4 === 0 && bar % 2 === 0)
    lead(root + 24 + [0, 3, 7, 10][((step / 4 + bar) % 4) | 0], at, 0.028 * loud);
  if (beat === 0) [0, 7, 15].forEach((above) => pad(root + 12 + above, at));
}

const pitch = (key) => 440 * 2 ** ((key - 69) / 12);

function bass(key, at, loudness) {
  const voice = new OscillatorNode(context, { type: "sawtooth", frequency: pitch(key) });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 520, Q: 6 });
  filter.frequency.setValueAtTime(900, at);
  filter.frequency.exponentialRampToValueAtTime(180, at + BEAT);
  voice
    .connect(filter)
    .connect(fade(at, BEAT * 1.1, loudness))
    .connect(master);
  voice.start(at);
  voice.stop(at + BEAT * 1.2);
}

function lead(key, at, loudness) {
  const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch(key) });
  voice.connect(fade(at, 0.6, loudness * 2)).connect(master);
  voice.start(at);
  voice.stop(at + 0.62);
}

function pad(key, at) {
  const seconds = BEAT * 16;
  const voice = new OscillatorNode(context, { type: "sawtooth", frequency: pitch(key), detune: 6 });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 700 });
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(0.014, at + seconds * 0.4);
  shape.gain.linearRampToValueAtTime(0, at + seconds * 1.05);
  voice.connect(filter).connect(shape).connect(master);
  voice.start(at);
  voice.stop(at + seconds * 1.1);
}

function kick(at) {
  const voice = new OscillatorNode(context, { type: "sine", frequency: 140 });
  voice.frequency.setValueAtTime(150, at);
  voice.frequency.exponentialRampToValueAtTime(42, at + 0.12);
  voice.connect(fade(at, 0.2, 0.32)).connect(master);
  voice.start(at);
  voice.stop(at + 0.22);
}
