/** Title, saves, settings, log and endings around the reader. Starts the game. */
import { TRIAL } from "./edition.js";
import { ENDINGS, LANGUAGE_ORDER, NODES, readLine } from "./story/index.js";
import { LANGUAGES, currentLanguage, say, setLanguage } from "./words.js";
import { clink, isMuted, rest, setMood, setMuted, wakeSound } from "./sound.js";
import { createReader } from "./reader.js";
import { createScene } from "./scene.js";
import { load, save } from "./save.js";
import { make } from "./dom.js";

const screen = document.querySelector("#screen");
const live = document.querySelector("#live");
const scene = createScene(document.querySelector("#scene"));
const reader = createReader({
  scene,
  onEnding: showEnding,
  onTrialEnd: showTrialEnd,
  onMenu: () => showMenu(),
  onLog: showLog,
  tell: (text) => (live.textContent = text),
});
const SLOTS = [1, 2, 3];
let state = "title";
let sheet = null;

showTitle();
requestAnimationFrame(() =>
  requestAnimationFrame(() => window.parent.postMessage({ type: "catnip:ready" }, "*")),
);

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, wakeSound, { once: true, capture: true });
addEventListener("pointerdown", () => pause(false), { capture: true });
addEventListener("focus", () => pause(false));
addEventListener("blur", () => pause(true));
document.addEventListener("visibilitychange", () => pause(document.hidden));
addEventListener("keydown", onKey);

function pause(paused) {
  document.body.classList.toggle("paused", paused);
  if (paused) reader.setMode("");
  rest(paused);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === "m" && event.target.tagName !== "SELECT") return toggleSound();
  if (key === "escape") return sheet ? closeSheet() : state === "read" && showMenu();
  if (state !== "read" || sheet) return;
  const onButton = event.target.tagName === "BUTTON";
  if ((key === " " || key === "enter" || key === "arrowright") && !(onButton && key !== "arrowright")) {
    event.preventDefault();
    reader.step();
  } else if (key === "a") reader.setMode(reader.modeNow() === "auto" ? "" : "auto");
  else if (key === "s") reader.setMode(reader.modeNow() === "skip" ? "" : "skip");
  else if (key === "l" || key === "arrowup") {
    reader.setMode("");
    showLog();
  }
}

function showTitle() {
  state = "title";
  reader.quiet();
  closeSheet();
  document.title = say("title");
  scene.setPlace("street");
  scene.setWeather("rain");
  scene.setPeople([]);
  setMood("rain");
  const begun = load("auto", null);
  const found = load("endings", []).filter((ending) => ENDINGS.includes(ending));
  const go = button(begun ? "" : "main", say("begin"), () => read(() => reader.begin()));
  show(
    "title",
    make(
      "div",
      { class: "plate" },
      make("h1", {}, say("title")),
      make("p", {}, say("tagline")),
      TRIAL ? make("p", { class: "found" }, say("trial")) : "",
    ),
    make(
      "nav",
      {},
      begun ? button("main", say("resume"), () => read(() => reader.restore(begun) || reader.begin())) : "",
      go,
      button("", say("load"), () => showSlots("load")),
      button("", say("settings"), showSettings),
      make(
        "label",
        { class: "pick", for: "title-language" },
        make("span", { class: "unseen" }, say("language")),
        languagePicker("title-language", showTitle),
      ),
      found.length
        ? make("p", { class: "found" }, say("endings", { n: found.length, all: ENDINGS.length }))
        : "",
    ),
  );
}

function show(kind, ...parts) {
  screen.className = kind;
  screen.replaceChildren(...parts);
}

function read(start) {
  state = "read";
  closeSheet();
  show("reading", reader.element);
  start();
  reader.relabel();
  reader.element.querySelector(".choice, .page").focus({ preventScroll: true });
}

/** A sheet over the page; everything under it waits. */
function openSheet(title, back, ...parts) {
  const opener = sheet?.opener ?? document.activeElement;
  sheet?.element.remove();
  const heading = make("h2", { tabindex: "-1" }, title);
  const element = make(
    "div",
    { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": title },
    make(
      "div",
      { class: "card" },
      make(
        "header",
        {},
        heading,
        make("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: back }, "✕"),
      ),
      ...parts,
    ),
  );
  for (const child of screen.children) child.inert = true;
  screen.append(element);
  sheet = { element, opener, back };
  heading.focus({ preventScroll: true });
}

function closeSheet() {
  if (!sheet) return;
  const { element, opener } = sheet;
  sheet = null;
  element.remove();
  for (const child of screen.children) child.inert = false;
  opener?.focus?.({ preventScroll: true });
}

function showMenu() {
  openSheet(
    say("menu"),
    closeSheet,
    make(
      "nav",
      {},
      button("main", say("back"), closeSheet),
      button("", say("save"), () => showSlots("save")),
      button("", say("load"), () => showSlots("load")),
      button("", say("settings"), showSettings),
      button("", say("toTitle"), showTitle),
    ),
    make("p", { class: "keys" }, say("keys")),
  );
}

function showSlots(kind) {
  const slots = SLOTS.map((number) => {
    const saved = load(`slot${number}`, null);
    const node = NODES.get(saved?.node);
    const line = node?.lines[saved.line];
    const about = line
      ? [
          make(
            "small",
            {},
            new Date(saved.saved_at).toLocaleString(currentLanguage(), {
              dateStyle: "medium",
              timeStyle: "short",
            }),
          ),
          make("span", { class: "snippet" }, inLanguage(readLine(line).texts)),
        ]
      : [make("span", { class: "snippet" }, say("empty"))];
    return make(
      "button",
      {
        type: "button",
        class: "slot",
        disabled: kind === "load" && !line,
        onclick: () => {
          clink();
          if (kind === "load") return read(() => reader.restore(saved));
          save(`slot${number}`, reader.place());
          showSlots("save");
          live.textContent = say("saved");
          return undefined;
        },
      },
      make("b", {}, say("slot", { n: number })),
      ...about,
    );
  });
  openSheet(say(kind), state === "read" ? showMenu : closeSheet, ...slots);
}

function languagePicker(id, changed) {
  return make(
    "select",
    {
      id,
      onchange: (event) => {
        setLanguage(event.target.value);
        changed();
        document.querySelector(`#${id}`).focus();
      },
    },
    ...Object.entries(LANGUAGES).map(([tag, name]) =>
      make("option", { value: tag, selected: tag === currentLanguage(), lang: tag }, name),
    ),
  );
}

function showSettings() {
  const speed = Number(load("speed", 1));
  const language = languagePicker("language", () => {
    if (state === "read") reader.relabel();
    else showTitle();
    showSettings();
  });
  const pace = make(
    "select",
    { id: "speed", onchange: (event) => save("speed", Number(event.target.value)) },
    ...say("speeds").map((name, index) => make("option", { value: index, selected: index === speed }, name)),
  );
  openSheet(
    say("settings"),
    state === "read" ? showMenu : closeSheet,
    make("label", { class: "field", for: "language" }, say("language"), language),
    make("label", { class: "field", for: "speed" }, say("speed"), pace),
    button("sound", say(isMuted() ? "soundOff" : "soundOn"), toggleSound),
  );
}

function showLog() {
  const lines = reader.history().map((entry) => {
    const node = NODES.get(entry.node);
    if (entry.choice !== undefined)
      return make(
        "p",
        { class: "chosen" },
        say("chose", { text: inLanguage(node.choices[entry.choice]?.text ?? []) ?? "" }),
      );
    const { who, texts } = readLine(node.lines[entry.line] ?? [""]);
    const speaker = who ? say(`names.${who}`) : "";
    return make(
      "p",
      { class: who || "tale" },
      speaker ? make("b", {}, speaker) : "",
      inLanguage(texts) ?? "",
    );
  });
  const scroll = make("div", { class: "log", tabindex: "0" }, ...lines);
  openSheet(say("log"), closeSheet, scroll);
  scroll.scrollTop = scroll.scrollHeight;
}

function showEnding(ending) {
  state = "ending";
  const found = load("endings", []);
  showEndCard(
    say("ending"),
    say(`endingNames.${ending}`),
    make("p", {}, say(`endingNotes.${ending}`)),
    make("p", { class: "found" }, say("endings", { n: found.length, all: ENDINGS.length })),
  );
}

function showTrialEnd() {
  state = "ending";
  showEndCard(say("trialOver"), say("trialEnd"), make("p", {}, say("trialNote")));
}

function showEndCard(over, heading, ...notes) {
  setMood("letter");
  show(
    "ending",
    make(
      "div",
      { class: "plate" },
      make("p", { class: "over" }, over),
      make("h1", {}, heading),
      ...notes,
      button("main", say("toTitle"), showTitle),
    ),
  );
  live.textContent = `${over}: ${heading}`;
  screen.querySelector(".main").focus({ preventScroll: true });
}

const inLanguage = (texts) => texts[LANGUAGE_ORDER.indexOf(currentLanguage())];

function toggleSound() {
  setMuted(!isMuted());
  const words = say(isMuted() ? "soundOff" : "soundOn");
  live.textContent = words;
  const shown = document.querySelector("button.sound");
  if (shown) shown.textContent = words;
}

function button(kind, words, onclick) {
  return make("button", { type: "button", class: kind, onclick: () => (clink(), onclick()) }, words);
}
