/** Reading: shows line after line, offers choices, keeps the log. Where it stands can be saved and taken up again. */
import { ENDINGS, LANGUAGE_ORDER, NODES, START, gather, nodeAfter, readLine } from "./story/index.js";
import { clink, setMood } from "./sound.js";
import { currentLanguage, say } from "./words.js";
import { load, save } from "./save.js";
import { make } from "./dom.js";

/** Characters a second for each text speed; the last shows a line at once. */
const SPEEDS = [22, 42, 80, Infinity];
const LOG_LENGTH = 200;

export function createReader({ scene, onEnding, onTrialEnd, onMenu, onLog, tell }) {
  const name = make("b", { class: "name" });
  const words = make("p", { class: "words" });
  const mark = make("span", { class: "mark", "aria-hidden": "true" }, "▾");
  const page = make("button", { type: "button", class: "page", onclick: step }, name, words, mark);
  const auto = make("button", {
    type: "button",
    class: "tool",
    onclick: () => setMode(mode === "auto" ? "" : "auto"),
  });
  const skip = make("button", {
    type: "button",
    class: "tool",
    onclick: () => setMode(mode === "skip" ? "" : "skip"),
  });
  const log = make("button", { type: "button", class: "tool", onclick: () => (setMode(""), onLog()) });
  const menu = make("button", { type: "button", class: "tool", onclick: () => (setMode(""), onMenu()) });
  const choices = make("div", { class: "choices", role: "group" });
  const element = make(
    "div",
    { class: "reader" },
    make("div", { class: "tap", onclick: step }),
    choices,
    make("div", { class: "box" }, make("div", { class: "tools" }, auto, skip, log, menu), page),
  );

  let at = null;
  let mode = "";
  let typing = 0;
  let waiting = 0;
  let text = "";

  return {
    element,
    begin,
    restore,
    place,
    relabel,
    step,
    setMode,
    quiet,
    history: () => at?.log ?? [],
    modeNow: () => mode,
  };

  function begin() {
    at = { node: START, line: 0, gathered: {}, log: [], cast: [] };
    enter();
  }

  /** Takes up a saved place; false when it does not fit this story. */
  function restore(saved) {
    const node = NODES.get(saved?.node);
    if (!node || !Number.isInteger(saved.line) || saved.line < 0 || saved.line >= node.lines.length)
      return false;
    const gathered = Object.fromEntries(
      Object.entries(saved.gathered ?? {}).filter(([, worth]) => Number.isInteger(worth)),
    );
    const kept = Array.isArray(saved.log) ? saved.log.filter((entry) => NODES.get(entry?.node)) : [];
    at = { node: saved.node, line: saved.line, gathered, log: kept };
    enter(saved.line);
    return true;
  }

  function place() {
    return (
      at && {
        node: at.node,
        line: at.line,
        gathered: at.gathered,
        log: at.log.slice(-LOG_LENGTH),
        saved_at: Date.now(),
      }
    );
  }

  /** After a change of language everything on the page is said again. */
  function relabel() {
    auto.textContent = say("auto");
    skip.textContent = say("skip");
    log.textContent = say("log");
    menu.textContent = say("menu");
    page.setAttribute("title", say("next"));
    choices.setAttribute("aria-label", say("choose"));
    if (!at) return;
    const offering = choices.childElementCount > 0;
    showLine(true);
    if (offering) offer();
  }

  function quiet() {
    setMode("");
    clearTimeout(waiting);
    cancelAnimationFrame(typing);
    text = "";
  }

  function enter(line = 0) {
    const node = NODES.get(at.node);
    scene.setPlace(node.place);
    scene.setWeather(node.place === "morning" ? "petals" : node.weather);
    scene.setPeople(node.people);
    setMood(node.music);
    // Whoever has spoken before this line is already standing there.
    for (const earlier of node.lines.slice(0, line)) {
      const { who, feeling } = readLine(earlier);
      if (who === "wan" || who === "kaori") scene.speak(who, feeling);
    }
    at.line = line;
    choices.replaceChildren();
    element.classList.remove("choosing");
    showLine();
  }

  function showLine(atOnce = false) {
    const { who, feeling, texts } = readLine(NODES.get(at.node).lines[at.line]);
    text = texts[LANGUAGE_ORDER.indexOf(currentLanguage())];
    const speaker = who ? say(`names.${who}`) : "";
    name.textContent = speaker;
    page.className = `page ${who || "tale"}`;
    scene.speak(who, feeling);
    const last = at.log.at(-1);
    if (last?.node !== at.node || last?.line !== at.line) at.log.push({ node: at.node, line: at.line });
    save("auto", place());
    tell(speaker ? `${speaker}: ${text}` : text);
    type(atOnce || mode === "skip");
  }

  function type(atOnce) {
    clearTimeout(waiting);
    cancelAnimationFrame(typing);
    const speed = SPEEDS[load("speed", 1)] ?? SPEEDS[1];
    // Chinese and Japanese say more with each sign, so they come more slowly.
    const pace = currentLanguage() === "en" ? speed : speed * 0.6;
    const whole = text;
    const ghost = make("span", { class: "ghost" });
    const shown = make("span");
    words.replaceChildren(shown, ghost);
    page.classList.add("typing");
    if (atOnce || pace === Infinity) return rest();
    const started = performance.now();
    const tick = (now) => {
      const count = Math.floor(((now - started) / 1000) * pace);
      shown.textContent = whole.slice(0, count);
      ghost.textContent = whole.slice(count);
      if (count >= whole.length) rest();
      else typing = requestAnimationFrame(tick);
    };
    tick(started);

    function rest() {
      typing = 0;
      shown.textContent = whole;
      ghost.textContent = "";
      page.classList.remove("typing");
      const node = NODES.get(at.node);
      if (at.line === node.lines.length - 1 && node.choices) return offer();
      if (mode === "skip") waiting = setTimeout(forward, 70);
      if (mode === "auto")
        waiting = setTimeout(forward, 1100 + whole.length * (currentLanguage() === "en" ? 36 : 95));
    }
  }

  /** A tap or a key: shows the whole line first, then goes on. */
  function step() {
    if (!at || choices.childElementCount > 0) return;
    if (mode === "skip") setMode("");
    if (page.classList.contains("typing")) {
      type(true);
      return;
    }
    forward();
  }

  function forward() {
    clearTimeout(waiting);
    const node = NODES.get(at.node);
    if (at.line < node.lines.length - 1) {
      at.line += 1;
      showLine();
      return;
    }
    if (node.ending) {
      finish(node.ending);
      return;
    }
    const next = nodeAfter(node, at.gathered);
    if (!next) return;
    if (!NODES.has(next)) {
      stopHere();
      return;
    }
    at.node = next;
    enter();
  }

  function offer() {
    setMode(mode === "skip" ? "" : mode);
    element.classList.add("choosing");
    choices.replaceChildren(
      ...NODES.get(at.node).choices.map((choice) => {
        const label = choice.text[LANGUAGE_ORDER.indexOf(currentLanguage())];
        return make("button", { type: "button", class: "choice", onclick: () => take(choice) }, label);
      }),
    );
    choices.firstChild.focus({ preventScroll: true });
  }

  function take(choice) {
    clink();
    at.log.push({ node: at.node, choice: NODES.get(at.node).choices.indexOf(choice) });
    at.gathered = gather(at.gathered, choice.add);
    at.node = choice.go;
    enter();
    page.focus({ preventScroll: true });
  }

  function finish(ending) {
    quiet();
    const found = new Set(load("endings", []).filter((known) => ENDINGS.includes(known)));
    found.add(ending);
    save("endings", [...found]);
    save("auto", null);
    at = null;
    onEnding(ending);
  }

  /** The story goes on where this edition does not. The place is kept, so that "Continue" comes back to it. */
  function stopHere() {
    quiet();
    at = null;
    onTrialEnd();
  }

  function setMode(next) {
    mode = next;
    clearTimeout(waiting);
    auto.setAttribute("aria-pressed", String(mode === "auto"));
    skip.setAttribute("aria-pressed", String(mode === "skip"));
    if (mode && at && choices.childElementCount === 0 && !page.classList.contains("typing"))
      waiting = setTimeout(forward, 250);
    else if (mode === "skip" && at) type(true);
  }
}
