/** The loop, the screens and the readings over the road. Starts the game. */
import { BIKES, DISTRICTS, LIMITS, TRIAL } from "./edition.js";
import { BIKE_Z, advance, newRun } from "./run.js";
import { LANGUAGES, currentLanguage, number, say, setLanguage } from "./words.js";
import { effects, hum, isMuted, rest, setMuted, wakeSound } from "./sound.js";
import { load, save } from "./save.js";
import { button, make } from "./dom.js";
import { createHud } from "./hud.js";
import { createPainter } from "./paint.js";
import { createSparks } from "./sparks.js";
import { POWER_COLOURS } from "./palette.js";
import { listen } from "./input.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const canvas = document.querySelector("#city");
const screen = document.querySelector("#screen");
const hud = document.querySelector("#hud");
const live = document.querySelector("#live");
const painter = createPainter(canvas, calm);
const sparks = createSparks(calm ? 0.25 : 1);
const show = {
  time: 0,
  shake: 0,
  flash: 0,
  wreck: 0,
  sparks: sparks.list(),
  bike: pickBike(load("bike", 0)),
};
let run = newRun(Math.random);
let state = "menu";
let last = 0;
let frameSeconds = 1 / 60;
let best = Math.max(0, Number(load("best", 0)) || 0);
const input = listen(document.querySelector("#touch"), {
  camera: painter.camera,
  bikeX: () => run.x,
  active: () => state === "ride",
});
const dials = createHud(hud, { onPause: showPause, soundButton, tell });

painter.fit();
addEventListener("resize", painter.fit);
showMenu();
requestAnimationFrame((now) => {
  last = now;
  frame(now);
  window.parent.postMessage({ type: "catnip:ready" }, "*");
});

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, wakeSound, { once: true, capture: true });
addEventListener("pointerdown", () => rest(false), { capture: true });
addEventListener("focus", () => rest(false));
addEventListener("blur", leave);
document.addEventListener("visibilitychange", () => (document.hidden ? leave() : rest(false)));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.target.tagName === "SELECT") return;
  const key = event.key.toLowerCase();
  if (key === "m") toggleSound();
  else if ((key === "escape" || key === "p") && state === "ride") showPause();
  else if ((key === "escape" || key === "p") && state === "pause") resume();
  // With nothing focused, Enter and Space mean the big button.
  else if ((key === "enter" || key === " ") && event.target === document.body)
    screen.querySelector(".main")?.click();
});

function leave() {
  if (state === "ride") showPause();
  rest(true);
}

function frame(now) {
  requestAnimationFrame(frame);
  // A long frame (a tab that was asleep) must not throw the bike a street further.
  const dt = Math.min(0.04, (now - last) / 1000);
  last = now;
  if (document.hidden || state === "pause") return;
  show.time += dt;
  keepUp(dt);
  if (state === "ride") {
    for (const event of advance(run, dt, input.read())) react(event);
    if (run.drifting && Math.random() < dt * 90) trail();
    dials.read(run);
  } else if (state === "menu") {
    coast(dt);
  } else if (run.hull <= 0) {
    show.wreck += dt;
  }
  hum(state === "ride", run.speed, run.vx);
  show.shake = Math.max(0, show.shake - dt * 2.2);
  show.flash = Math.max(0, show.flash - dt * 2.4);
  sparks.age(dt);
  show.sparks = sparks.list();
  painter.paint(run, show);
}

/** When frames stay long for a while, the picture becomes coarser rather than the ride jerky. */
function keepUp(dt) {
  frameSeconds += (dt - frameSeconds) * 0.03;
  if (frameSeconds < 0.021 || show.time < 2) return;
  frameSeconds = 1 / 60;
  painter.lighten();
}

/** Behind the menu the city goes by without traffic. */
function coast(dt) {
  run.metres += (calm ? 6 : 26) * dt;
  run.speed = 30;
  run.x = calm ? 0 : Math.sin(show.time * 0.5) * 0.35;
  run.vx = calm ? 0 : Math.cos(show.time * 0.5) * 0.4;
}

/** What each happening looks like: words that pop up, sparks, a shake, and what is said aloud. */
const REACTIONS = {
  near: (event) => ({
    pop: [`${say("nearMiss")} +${number(event.points)}`, "near"],
    sparks: ["#3df5ff", 10],
  }),
  drift: (event) => ({ pop: [`${say("drift")} +${number(event.points)}`, "drift"] }),
  parcel: () => ({ sparks: ["#ffd24a", 6] }),
  power: (event) => ({
    pop: [say(`powers.${event.power}`), "power"],
    sparks: [POWER_COLOURS[event.power], 18],
    tell: say(`powers.${event.power}`),
  }),
  smash: (event) => ({
    pop: [`${say("smash")} +${number(event.points)}`, "near"],
    sparks: ["#ff5a8a", 30],
    shake: 0.5,
  }),
  shielded: () => ({
    pop: [say("shielded"), "power"],
    sparks: ["#6be6ff", 26],
    shake: 0.5,
    tell: say("shielded"),
  }),
  crash: () => ({
    pop: [say("hit"), "bad"],
    sparks: ["#ff5a5a", 34],
    shake: 1,
    flash: 1,
    tell: `${say("hit")} ${say("hull", { n: run.hull })}`,
  }),
  over: () => ({ sparks: ["#ff8a5a", 80], shake: 1.2, flash: 1 }),
  timeUp: () => ({ banner: [say("timeUp"), ""] }),
  district: (event) => ({
    banner: [say("districts")[event.district % DISTRICTS.length], `+${number(event.bonus)}`],
  }),
};

function react(event) {
  const shown = REACTIONS[event.type](event);
  effects[event.type](run.chain);
  if (shown.pop) dials.pop(...shown.pop);
  if (shown.banner) dials.banner(...shown.banner);
  if (shown.sparks) sparks.burst(painter.camera.point(event.x ?? run.x, BIKE_Z, 0.25), ...shown.sparks);
  if (shown.tell) tell(shown.tell);
  show.shake = Math.max(show.shake, shown.shake ?? 0);
  show.flash = Math.max(show.flash, shown.flash ?? 0);
  if (event.type === "over" || event.type === "timeUp") finish();
}

/** Sparks from the outer side of a sliding bike. */
function trail() {
  const side = -Math.sign(run.vx);
  sparks.slide(painter.camera.point(run.x + side * 0.07, BIKE_Z), side, BIKES[show.bike].colour);
}

function start() {
  run = newRun(Math.random, LIMITS);
  input.clear();
  sparks.clear();
  Object.assign(show, { shake: 0, flash: 0, wreck: 0 });
  state = "ride";
  screen.replaceChildren();
  screen.className = "";
  hud.hidden = false;
  dials.read(run);
  document.activeElement?.blur();
  dials.banner(say("districts")[0], "");
}

function finish() {
  state = "over";
  const fresh = Math.floor(run.score) > best;
  best = Math.max(best, Math.floor(run.score));
  save("best", best);
  save("parcels", totalParcels() + run.parcels);
  const unlocked = BIKES.findIndex(
    (bike) => bike.needs > totalParcels() - run.parcels && bike.needs <= totalParcels(),
  );
  const heading = say(run.hull > 0 ? "timeUp" : "over");
  const note = TRIAL ? say(run.hull > 0 ? "trialEnd" : "trial") : "";
  setTimeout(() => {
    if (state !== "over") return;
    hud.hidden = true;
    const rows = [
      ["way", say("metres", { n: number(run.metres) })],
      ["parcels", number(run.parcels)],
      ["near", number(run.nearMisses)],
      ["chain", number(run.bestChain)],
    ];
    open(
      "over",
      make("h2", {}, heading),
      make("p", { class: fresh ? "big fresh" : "big" }, number(run.score)),
      make("p", { class: "sub" }, fresh ? say("newBest") : say("best", { n: number(best) })),
      make("dl", {}, ...rows.flatMap(([key, value]) => [make("dt", {}, say(key)), make("dd", {}, value)])),
      unlocked > 0 ? make("p", { class: "gift" }, `${say("bike")}: ${say("bikes")[unlocked]}`) : "",
      TRIAL ? make("p", { class: "sub" }, note) : "",
      button("main", say("again"), start),
      button("", say("menu"), showMenu),
    );
    tell(
      [heading, say("score", { n: number(run.score) }), fresh ? say("newBest") : "", note]
        .filter(Boolean)
        .join(". "),
    );
  }, 1100);
}

function showPause() {
  state = "pause";
  hum(false, 0, 0);
  input.clear();
  open(
    "pause",
    make("h2", {}, say("paused")),
    button("main", say("resume"), resume),
    button("", say("menu"), showMenu),
    soundButton(),
  );
}

function resume() {
  screen.replaceChildren();
  screen.className = "";
  state = "ride";
  last = performance.now();
  document.activeElement?.blur();
}

function showMenu() {
  if (state !== "menu") run = newRun(Math.random);
  state = "menu";
  hud.hidden = true;
  document.title = say("title");
  // The buttons over the road outlive a change of language.
  for (const made of hud.querySelectorAll(".sound")) dressSound(made);
  const total = totalParcels();
  const picker = make(
    "select",
    {
      id: "language",
      onchange: (event) => (
        setLanguage(event.target.value),
        showMenu(),
        document.querySelector("#language").focus()
      ),
    },
    ...Object.entries(LANGUAGES).map(([tag, name]) =>
      make("option", { value: tag, selected: tag === currentLanguage(), lang: tag }, name),
    ),
  );
  const garage = make(
    "fieldset",
    { class: "garage" },
    make("legend", {}, say("bike")),
    ...BIKES.map((bike, index) => {
      const shut = total < bike.needs;
      const choice = make(
        "button",
        {
          type: "button",
          disabled: shut,
          "aria-pressed": String(show.bike === index),
          style: `--bike:${bike.colour}`,
          onclick: () => (
            (show.bike = index),
            save("bike", index),
            showMenu(),
            document.querySelectorAll(".garage button")[index].focus()
          ),
        },
        make("i", { "aria-hidden": "true" }),
        make("b", {}, say("bikes")[index]),
        make("small", {}, shut ? say("unlock", { n: bike.needs }) : " "),
      );
      return choice;
    }),
  );
  open(
    "menu",
    make("div", { class: "logo" }, make("h1", {}, say("title")), make("p", {}, say("tagline"))),
    make(
      "div",
      { class: "deck" },
      make("p", { class: "sub" }, best ? say("best", { n: number(best) }) : say("how")),
      button("main", say("ride"), start),
      // One bike is no choice.
      TRIAL ? make("p", { class: "sub" }, say("trial")) : garage,
      make(
        "div",
        { class: "row" },
        make("label", { for: "language" }, make("span", { class: "unseen" }, say("language")), picker),
        soundButton(),
      ),
      best ? make("p", { class: "how" }, say("how")) : "",
    ),
  );
}

function open(kind, ...parts) {
  screen.className = kind;
  screen.replaceChildren(make("div", { class: "panel" }, ...parts));
  // On the very first screen nobody has asked for a focus ring yet.
  if (last > 0) screen.querySelector(".main")?.focus({ preventScroll: true });
}

function tell(text) {
  live.textContent = text;
}

function toggleSound() {
  setMuted(!isMuted());
  for (const made of document.querySelectorAll(".sound")) dressSound(made);
  tell(say(isMuted() ? "soundOff" : "soundOn"));
}

function soundButton() {
  const made = make("button", {
    type: "button",
    class: "icon sound",
    onclick: (event) => (toggleSound(), state === "ride" && event.currentTarget.blur()),
  });
  dressSound(made);
  return made;
}

function dressSound(made) {
  made.setAttribute("aria-label", say(isMuted() ? "soundOff" : "soundOn"));
  made.innerHTML = `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M4 9h4l5-4v14l-5-4H4z" fill="currentColor"/>${isMuted() ? '<path d="M16 9l5 6m0-6l-5 6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>' : '<path d="M16 8.5q3 3.5 0 7M18.5 6q5 6 0 12" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round"/>'}</svg>`;
}

function totalParcels() {
  return Math.max(0, Number(load("parcels", 0)) || 0);
}

function pickBike(stored) {
  return BIKES[stored] && BIKES[stored].needs <= totalParcels() ? stored : 0;
}
