/** Screens: title, choice of level, play. Starts the game. */
import { isMuted, celebrate, rest, setMuted, wakeSound } from "./sound.js";
import { LANGUAGES, currentLanguage, say, setLanguage } from "./words.js";
import { LEVELS, TRIAL } from "./edition.js";
import { drawScenery } from "./scenery.js";
import { html } from "./svg.js";
import { load, save } from "./save.js";
import { playLevel } from "./play.js";
import { starsFor } from "./board.js";

const stage = document.querySelector("#stage");
const live = document.querySelector("#live");
const PER_CHAPTER = 6;
let stars = readStars();
let timer = 0;

drawScenery(document.querySelector("#scenery"));
showTitle();
requestAnimationFrame(() =>
  requestAnimationFrame(() => window.parent.postMessage({ type: "catnip:ready" }, "*")),
);

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, wakeSound, { once: true, capture: true });
addEventListener("blur", () => pause(true));
addEventListener("focus", () => pause(false));
document.addEventListener("visibilitychange", () => pause(document.hidden));
addEventListener("pointerdown", () => pause(false), { capture: true });
addEventListener("keydown", (event) => {
  if (
    event.key.toLowerCase() === "m" &&
    !event.ctrlKey &&
    !event.metaKey &&
    event.target.tagName !== "SELECT"
  )
    toggleSound();
});

function pause(paused) {
  document.body.classList.toggle("paused", paused);
  rest(paused);
}

function toggleSound() {
  setMuted(!isMuted());
  tell(say(isMuted() ? "soundOff" : "soundOn"));
  for (const button of document.querySelectorAll(".sound")) dressSound(button);
}

function tell(text, visible = false) {
  live.textContent = text;
  const lesson = document.querySelector(".lesson");
  if (visible && lesson) {
    lesson.textContent = text;
    lesson.classList.add("nudge");
  }
}

function show(name, ...children) {
  clearTimeout(timer);
  stage.className = name;
  stage.replaceChildren(...children);
  document.title = say("title");
}

function showTitle() {
  const begun = stars.some((count) => count > 0);
  const next = Math.min(unlocked(), LEVELS.length - 1);
  const picker = html(
    "select",
    {
      id: "language",
      onchange: (event) => (
        setLanguage(event.target.value),
        showTitle(),
        document.querySelector("#language").focus()
      ),
    },
    ...Object.entries(LANGUAGES).map(([tag, name]) =>
      html("option", { value: tag, selected: tag === currentLanguage(), lang: tag }, name),
    ),
  );
  show(
    "title",
    html(
      "div",
      { class: "sign" },
      html("h1", {}, say("title")),
      html("p", {}, say("tagline")),
      TRIAL ? html("p", { class: "trial" }, say("trial")) : "",
    ),
    html(
      "nav",
      {},
      button("main", begun ? say("resume") : say("play"), () => showLevel(next)),
      button("", say("levels"), showLevels),
      html(
        "div",
        { class: "row" },
        html("label", { for: "language" }, html("span", { class: "unseen" }, say("language")), picker),
        soundButton(),
      ),
    ),
  );
}

function showLevels() {
  const total = stars.reduce((sum, count) => sum + count, 0);
  show(
    "levels",
    html(
      "header",
      {},
      iconButton("back", say("back"), showTitle, "‹"),
      html("h2", {}, say("levels")),
      html("span", { class: "tally" }, say("stars", { n: total, all: LEVELS.length * 3 })),
    ),
    html(
      "div",
      { class: "chapters" },
      ...chapters().map((name, chapter) =>
        html(
          "section",
          {},
          html("h3", {}, name),
          html(
            "ol",
            {},
            ...LEVELS.slice(chapter * PER_CHAPTER, (chapter + 1) * PER_CHAPTER).map((_, place) => {
              const index = chapter * PER_CHAPTER + place;
              const shut = index > unlocked();
              const label = `${say("level", { n: index + 1 })}. ${shut ? say("locked") : say("best", { n: stars[index] })}`;
              return html(
                "li",
                {},
                html(
                  "button",
                  {
                    type: "button",
                    disabled: shut,
                    "aria-label": label,
                    class: stars[index] ? "done" : "",
                    onclick: () => showLevel(index),
                  },
                  html("span", { class: "number" }, shut ? "·" : String(index + 1)),
                  html("span", { class: "pips" }, pips(stars[index])),
                ),
              );
            }),
          ),
        ),
      ),
      TRIAL ? html("p", { class: "trial" }, say("trialLevels")) : "",
    ),
  );
}

function showLevel(index) {
  const level = LEVELS[index];
  const lesson = say(`lessons.${index + 1}`) ?? "";
  const strokes = html("span", { class: "tally" });
  const undo = button("tool", say("undo"), () => game.undo());
  const game = playLevel(level, {
    tell,
    onChange: ({ moves, undoable }) => {
      strokes.textContent = say("moves", { n: moves });
      undo.disabled = !undoable;
    },
    onSolved: (result) => {
      const won = starsFor(result.pairs, result.moves, result.hints);
      stars[index] = Math.max(stars[index], won);
      saveStars();
      celebrate();
      timer = setTimeout(
        () => showWin(index, won),
        matchMedia("(prefers-reduced-motion: reduce)").matches ? 200 : 1300,
      );
    },
  });
  show(
    "play",
    html(
      "header",
      {},
      iconButton("back", say("levels"), showLevels, "‹"),
      html("h2", {}, say("level", { n: index + 1 })),
      strokes,
      soundButton(),
    ),
    html("div", { class: "board" }, game.root),
    html("p", { class: "lesson" }, lesson),
    html(
      "footer",
      {},
      undo,
      button("tool", say("hint"), () => game.hint()),
      button("tool", say("reset"), () => game.reset()),
    ),
  );
  tell(`${say("level", { n: index + 1 })}. ${lesson}`);
  game.root.focus({ preventScroll: true });
}

function showWin(index, won) {
  const last = index === LEVELS.length - 1;
  const text = say(last ? (TRIAL ? "trialEnd" : "wonAll") : "won");
  const onward = last
    ? button("main", say("levels"), showLevels)
    : button("main", say("next"), () => showLevel(index + 1));
  const sheet = html(
    "div",
    { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": text },
    html(
      "div",
      { class: "card" },
      html(
        "div",
        { class: "bigstars", "aria-label": say("best", { n: won }), role: "img" },
        ...[1, 2, 3].map((n) =>
          html("span", { class: n <= won ? "on" : "", style: `animation-delay:${n * 0.16}s` }, "★"),
        ),
      ),
      html("p", {}, text),
      onward,
      html(
        "div",
        { class: "row" },
        button("", say("again"), () => showLevel(index)),
        button("", say("levels"), showLevels),
      ),
    ),
  );
  for (const part of document.querySelectorAll("#stage > *")) part.inert = true;
  stage.append(sheet);
  onward.focus();
  tell(`${text}. ${say("best", { n: won })}`);
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (stage.className === "play") showLevels();
  else if (stage.className === "levels") showTitle();
});

function button(kind, words, onclick) {
  return html("button", { type: "button", class: kind, onclick }, words);
}

function iconButton(kind, words, onclick, icon) {
  return html(
    "button",
    { type: "button", class: `icon ${kind}`, "aria-label": words, title: words, onclick },
    icon,
  );
}

function soundButton() {
  const made = iconButton("sound", "", toggleSound, "");
  dressSound(made);
  return made;
}

function dressSound(made) {
  const words = say(isMuted() ? "soundOff" : "soundOn");
  made.setAttribute("aria-label", words);
  made.setAttribute("title", `${words} (M)`);
  made.innerHTML = `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M4 9h4l5-4v14l-5-4H4z" fill="currentColor"/>${isMuted() ? '<path d="M16 9l5 6m0-6l-5 6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>' : '<path d="M16 8.5q3 3.5 0 7M18.5 6q5 6 0 12" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round"/>'}</svg>`;
}

const pips = (count) => "★".repeat(count) + "☆".repeat(3 - count);

/** The names of the chapters this edition has. */
const chapters = () => say("chapters").slice(0, Math.ceil(LEVELS.length / PER_CHAPTER));

/** The first level not solved yet; everything up to it is open. */
function unlocked() {
  const first = stars.findIndex((count) => count === 0);
  return first < 0 ? LEVELS.length : first;
}

function readStars() {
  const stored = load("stars", []);
  return LEVELS.map((_, index) =>
    Array.isArray(stored) && [0, 1, 2, 3].includes(stored[index]) ? stored[index] : 0,
  );
}

/** Stars of levels that only the full game has stay as they are, should both editions share a browser's storage. */
function saveStars() {
  const stored = load("stars", []);
  save("stars", [...stars, ...(Array.isArray(stored) ? stored.slice(stars.length) : [])]);
}
