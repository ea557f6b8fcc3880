/** The readings over the road: score, chain, hull, speed, powers, and the words that pop up. */
import { HULL_FULL, multiplier } from "./run.js";
import { currentLanguage, number, say } from "./words.js";
import { POWER_COLOURS } from "./palette.js";
import { make } from "./dom.js";
import { powerIcon } from "./paint.js";

const CHAIN_SECONDS = 3.2;
const LONGEST_POWER_SECONDS = 8;

export function createHud(root, { onPause, soundButton, tell }) {
  const score = make("output", { class: "score" });
  const chain = make("div", { class: "chain", "aria-hidden": "true" }, make("b"), make("i"));
  const clock = make("div", { class: "clock" });
  const hull = make(
    "div",
    { class: "hull", role: "img" },
    ...Array.from({ length: HULL_FULL }, () => make("i")),
  );
  const speed = make("div", { class: "speed" }, make("b"), make("small", {}, ""));
  const powers = make("div", { class: "powers", "aria-hidden": "true" });
  const pops = make("div", { class: "pops", "aria-hidden": "true" });
  score.setAttribute("aria-live", "off");
  const pause = make("button", { type: "button", class: "icon", onclick: onPause }, "❚❚");
  root.append(
    make("div", { class: "left" }, score, chain, clock),
    make("div", { class: "right" }, hull, soundButton(), pause),
    speed,
    powers,
    pops,
  );
  let shown = "";
  return { read, pop, banner };

  /** Brings the readings up to date; the rarely changing ones only when they changed. */
  function read(run) {
    score.textContent = number(run.score);
    const times = multiplier(run);
    chain.firstChild.textContent = `×${times}`;
    chain.style.setProperty(
      "--left",
      run.chainLeft > 0 ? Math.min(1, run.chainLeft / CHAIN_SECONDS).toFixed(3) : "0",
    );
    chain.classList.toggle("hot", times > 2);
    speed.firstChild.textContent = Math.round(run.speed * 3.6);
    speed.lastChild.textContent = say("speed");
    const left = Math.ceil(run.secondsAllowed - run.seconds);
    clock.textContent = Number.isFinite(left) ? say("left", { n: Math.max(0, left) }) : "";
    const now = `${run.hull}|${run.shield}|${Object.entries(run.powers)
      .filter(([, left]) => left > 0)
      .map(([name]) => name)}|${currentLanguage()}`;
    for (const bar of powers.children)
      bar.style.setProperty(
        "--left",
        bar.dataset.power === "shield"
          ? "1"
          : (run.powers[bar.dataset.power] / LONGEST_POWER_SECONDS).toFixed(3),
      );
    if (now === shown) return;
    shown = now;
    [...hull.children].forEach((pip, index) => pip.classList.toggle("lost", index >= run.hull));
    hull.setAttribute("aria-label", say("hull", { n: run.hull }));
    pause.setAttribute("aria-label", say("pause"));
    root.setAttribute("aria-label", say("title"));
    const active = [
      run.shield ? "shield" : null,
      ...Object.keys(run.powers).filter((name) => run.powers[name] > 0),
    ].filter(Boolean);
    powers.replaceChildren(
      ...active.map((power) => {
        const icon = make("canvas", { width: 48, height: 48 });
        const pen = icon.getContext("2d");
        pen.translate(24, 24);
        powerIcon(pen, power, 14, POWER_COLOURS[power]);
        return make(
          "div",
          { "data-power": power, style: `--colour:${POWER_COLOURS[power]}` },
          icon,
          make("i"),
        );
      }),
    );
  }

  function pop(text, kind) {
    const note = make("span", { class: `pop ${kind}` }, text);
    pops.append(note);
    while (pops.children.length > 3) pops.firstChild.remove();
    setTimeout(() => note.remove(), 900);
  }

  /** A district's name, crossing the sky. */
  function banner(name, bonus) {
    const note = make("div", { class: "banner" }, make("b", {}, name), make("span", {}, bonus));
    root.append(note);
    setTimeout(() => note.remove(), 2400);
    tell(name);
  }
}
