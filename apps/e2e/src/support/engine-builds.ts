import { brotliCompressSync, gzipSync } from "node:zlib";
import type { BuildFiles } from "./insert-build.ts";

/**
 * Builds in the layouts of engines that creators use. Each is as small as it can be and does what its engine does when
 * it starts; `R` holds what came of it, and `R.done` is set at the end.
 */
export const ENGINE_BUILDS: Readonly<Record<string, BuildFiles>> = {
  "RPG Maker MV/MZ": {
    "index.html": page(script("js/main.js")),
    "js/main.js": checks(`
      await check("damage formula", () => eval("({ atk: 20 }).atk * 4 - 10"));
      await check("new Function", () => new Function("x", "return x * 2")(4));
      await check("map", async () => (await (await fetch("data/Map001.json")).json()).name);
      await check("picture with a Japanese name", () => image("img/pictures/" + encodeURIComponent("夜の桟橋") + ".png"));
      await check("another case", () => image("img/faces/actor1.png"));
      await check("doubled slash", () => image("img//faces/Actor1.PNG"));
      await check("another composition", () => image("img/cafe\\u0301.png"));
      await check("database", () => database("rmmz_save"));
      await check("storage", () => { localStorage.setItem("RPG File1", "lv 12"); return localStorage.getItem("RPG File1") });`),
    "data/Map001.json": '{"name":"桟橋"}',
    "img/pictures/夜の桟橋.png": picture(),
    "img/faces/Actor1.PNG": picture(),
    "img/café.png": picture(),
  },
  "Unity, uncompressed": unity("", (bytes) => bytes),
  "Unity, gzip": unity(".gz", gzipSync),
  "Unity, brotli": unity(".br", brotliCompressSync),
  "Unity, .unityweb": unity(".unityweb", gzipSync),
  "Unity, .unityweb with decompression fallback": {
    "index.html": page(script("Build/game.loader.js")),
    "Build/game.loader.js": checks(`
      const load = async (name) => {
        const packed = await (await fetch("Build/game." + name + ".unityweb")).blob();
        return (await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
      };
      await check("framework", async () => run(URL.createObjectURL(new Blob([await load("framework.js")], { type: "text/javascript" }))));
      await check("code", async () => (await WebAssembly.instantiate(await load("wasm"), {})).instance.exports.f());
      await check("data", async () => new TextDecoder().decode((await load("data")).slice(0, 15)));`),
    "Build/game.framework.js.unityweb": gzipSync(FRAMEWORK()),
    "Build/game.wasm.unityweb": gzipSync(wasm()),
    "Build/game.data.unityweb": gzipSync("UnityWebData1.0\0"),
  },
  "Godot 3 and 4, one thread": {
    "index.html": page(`<link rel="manifest" href="index.manifest.json">${script("index.js")}`),
    "index.manifest.json": '{"name":"Tin Orchard"}',
    "index.js": checks(`
      await check("engine", async () => (await WebAssembly.instantiateStreaming(fetch("index.wasm"), {})).instance.exports.f());
      await check("pack", async () => (await fetch("index.pck")).headers.get("content-type"));
      await check("sound", async () => { await new AudioContext().audioWorklet.addModule("index.audio.worklet.js"); return "added" });
      await check("service worker", () => navigator.serviceWorker.register("index.service.worker.js").then(() => { throw "registered" }, () => "refused"));
      await check("manifest without cookies", async () => (await fetch("index.manifest.json", { credentials: "omit" })).status);`),
    "index.wasm": wasm(),
    "index.pck": "GDPC",
    "index.audio.worklet.js":
      "registerProcessor('g', class extends AudioWorkletProcessor { process() { return true } })",
    "index.service.worker.js":
      "self.addEventListener('fetch', (event) => event.respondWith(new Response('mine')))",
  },
  "Ren'Py web": {
    "index.html": page(script("renpy-pre.js")),
    "renpy-pre.js": checks(`
      await check("engine", async () => (await WebAssembly.instantiateStreaming(fetch("renpy.wasm"), {})).instance.exports.f());
      await check("archive", async () => (await (await fetch("game.zip")).arrayBuffer()).byteLength);
      await check("saves", () => database("renpy-saves"));
      await check("a part of a film", async () => (await fetch("game/film.webm", { headers: { range: "bytes=2-4" } })).text());
      await check("a name is asked for", () => prompt("What is your name?", "Mio"));
      await check("quit", () => confirm("Quit?"));`),
    "renpy.wasm": wasm(),
    "game.zip": "PK",
    "game/film.webm": "0123456789",
  },
  Twine: {
    "index.html": page(
      `<tw-storydata name="Moon Pier" hidden><tw-passagedata>[[夜]]</tw-passagedata></tw-storydata><style>tw-story{color:red}</style><form id="f"><input name="n" value="Mio"></form><script>${checks(`
      await check("inline handler", () => { const b = document.createElement("b"); b.setAttribute("onclick", "window.pressed = 1"); b.click(); return window.pressed });
      await check("macro", () => (0, eval)("1 + 1"));
      await check("dialog", () => alert("Saved"));
      await check("form", () => { let sent = 0; f.addEventListener("submit", (event) => { event.preventDefault(); sent++ }); f.requestSubmit(); if (!sent) throw "not submitted"; return sent });
      await check("picture in the page", () => image("data:image/png;base64,${picture().toString("base64")}"));
      await check("state", () => { sessionStorage.setItem("Saved Session", "1"); return sessionStorage.length });`)}</script>`,
    ),
  },
  TyranoBuilder: {
    "index.html": page(script("tyrano/tyrano.js")),
    "tyrano/tyrano.js": checks(`
      const text = (address) => new Promise((ok, no) => { const r = new XMLHttpRequest(); r.open("GET", address); r.onload = () => r.status === 200 ? ok(r.responseText) : no(r.status); r.onerror = no; r.send() });
      await check("scenario", () => text("./data/scenario/first.ks"));
      await check("settings", () => text("./data/system/Config.tjs"));
      await check("expression", () => eval("f = { love: 1 }; f.love + 1"));
      await check("sound", async () => (await fetch("./data/bgm/夜.m4a")).headers.get("content-type"));`),
    "data/scenario/first.ks": "*start\n[cm]\n桟橋の夜[l]",
    "data/system/Config.tjs": ";System.title = 夜",
    "data/bgm/夜.m4a": "x",
  },
  Construct: {
    "index.html": page(
      `<link rel="manifest" href="appmanifest.json">${script("scripts/main.js", 'type="module"')}`,
    ),
    "appmanifest.json": "{}",
    "scripts/main.js": checks(`
      const answer = (worker) => new Promise((ok, no) => { worker.onmessage = ({ data }) => ok(data); worker.onerror = no });
      await check("module", async () => (await import("./c3runtime.js")).name);
      await check("worker of a blob", () => answer(new Worker(URL.createObjectURL(new Blob(["postMessage(eval('40 + 2'))"])))));
      await check("worker of data", () => answer(new Worker("data:text/javascript,postMessage(42)")));
      await check("worker of a file", () => answer(new Worker("scripts/dispatchworker.js", { type: "module" })));
      await check("data", async () => (await (await fetch("data.json")).json()).project[0]);
      await check("copying", () => document.featurePolicy?.allowsFeature("clipboard-write") ?? true);`),
    "scripts/c3runtime.js": "export const name = 'c3'",
    "scripts/dispatchworker.js": "postMessage('dispatched')",
    "data.json": '{"project":["Moon Pier"]}',
    "sw.js": "",
  },
  "GameMaker HTML5": {
    "index.html": page(script("html5game/moonpier.js?cachebust=12")),
    "html5game/moonpier.js": checks(`
      await check("texture", () => image("html5game/moonpier_texture_0.png?cachebust=12"));
      await check("ini", async () => (await fetch("html5game/options.ini")).text());
      await check("canvas", () => document.createElement("canvas").getContext("2d").fillRect(0, 0, 1, 1));
      await check("gamepads", () => navigator.getGamepads().length);`),
    "html5game/moonpier_texture_0.png": picture(),
    "html5game/options.ini": "[a]",
  },
  "PICO-8": {
    "index.html": page(`<canvas id="canvas"></canvas><script>var Module = {}</script>${script("cart.js")}`),
    "cart.js": checks(`
      await check("sound", () => new (window.AudioContext || window.webkitAudioContext)().sampleRate > 0);
      await check("cartridge", () => database("/pico8"));
      await check("focus", () => { canvas.requestPointerLock?.().catch?.(() => 0); return "tried" });`),
  },
  Bitsy: {
    "index.html": page(
      `<script type="text/bitsyGameData" id="exportedGameData">夜の桟橋\n# BITSY VERSION 8</script><script>${checks(`
      await check("game data", () => exportedGameData.textContent.trim());
      await check("font", () => document.fonts.ready.then((f) => f.status));`)}</script>`,
    ),
  },
  "plain HTML in Shift_JIS": charset("Shift_JIS", [0x96, 0xe9], "夜"),
  "plain HTML in GBK": charset("gbk", [0xd2, 0xb9], "夜"),
  "plain HTML in EUC-KR": charset("euc-kr", [0xb1, 0xa4], "광"),
  "plain HTML in Windows-1251": charset("windows-1251", [0xed, 0xee, 0xf7, 0xfc], "ночь"),
};

/** Godot 4 with threads, as far as the browser is concerned. */
export const THREADED_BUILD: BuildFiles = {
  "index.html": page(script("index.js")),
  "index.js": checks(`
    await check("isolation", () => { if (!crossOriginIsolated) throw "none"; return "isolated" });
    await check("memory shared with a worker", () => new Promise((ok, no) => {
      const memory = new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true });
      const worker = new Worker("index.worker.js");
      worker.onmessage = ({ data }) => data === "shared" ? ok(data) : no(data);
      worker.onerror = () => no("worker");
      worker.postMessage(memory);
    }));
    await check("sound", async () => { await new AudioContext().audioWorklet.addModule("index.audio.worklet.js"); return "added" });`),
  "index.worker.js":
    "onmessage = ({ data }) => postMessage(data.buffer instanceof SharedArrayBuffer ? 'shared' : 'copied')",
  "index.audio.worklet.js":
    "registerProcessor('g', class extends AudioWorkletProcessor { process() { return true } })",
};

/** Prelude of every build: what is checked, and what came of it. */
function checks(body: string): string {
  return `window.R = {};
    const silence = () => new Promise((ok, no) => setTimeout(() => no("no answer"), 5000));
    async function check(name, work) { try { R[name] = String(await Promise.race([work(), silence()])) } catch (error) { R[name] = "FAIL " + error } }
    const image = (address) => new Promise((ok, no) => { const i = new Image(); i.onload = () => ok("shown"); i.onerror = () => no(address); i.src = address });
    const database = (name) => new Promise((ok, no) => { const r = indexedDB.open(name, 1); r.onsuccess = () => ok("open"); r.onerror = no });
    const run = (address) => new Promise((ok, no) => { const s = document.createElement("script"); s.src = address; s.onload = () => ok(unityFramework()); s.onerror = () => no(address); document.body.append(s) });
    (async () => { ${body}
      R.done = "1" })();`;
}

function page(body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Moon Pier</title><body><main>${body}</main>`;
}

function script(address: string, more = ""): string {
  return `<script src="${address}" ${more}></script>`;
}

function FRAMEWORK(): string {
  return "window.unityFramework = () => 'ran'; // 桟橋";
}

function unity(ending: string, pack: (bytes: Buffer) => Uint8Array): BuildFiles {
  return {
    "index.html": page(script("Build/game.loader.js")),
    "Build/game.loader.js": checks(`
      await check("framework", () => run("Build/game.framework.js${ending}"));
      await check("code", async () => (await WebAssembly.instantiateStreaming(fetch("Build/game.wasm${ending}"), {})).instance.exports.f());
      await check("data", async () => { const text = (await (await fetch("Build/game.data${ending}")).text()).slice(0, 15); if (text !== "UnityWebData1.0") throw text; return text });`),
    [`Build/game.framework.js${ending}`]: pack(Buffer.from(FRAMEWORK())),
    [`Build/game.wasm${ending}`]: pack(wasm()),
    [`Build/game.data${ending}`]: pack(Buffer.from(`UnityWebData1.0\0${"0".repeat(2_000)}`)),
  };
}

/** A page and a script in a charset that only the page declares. */
function charset(name: string, bytes: readonly number[], letters: string): BuildFiles {
  const written = Buffer.from(bytes);
  return {
    "index.html": Buffer.concat([
      Buffer.from(
        `<!doctype html><meta http-equiv="Content-Type" content="text/html; charset=${name}"><title>x</title><main id="t">`,
      ),
      written,
      Buffer.from(`</main>${script("words.js")}${script("main.js")}`),
    ]),
    "words.js": Buffer.concat([Buffer.from("window.words = '"), written, Buffer.from("'")]),
    "main.js": checks(`
      const same = (text) => { if (text !== ${escaped(letters)}) throw text; return "read" };
      await check("page", () => same(t.textContent));
      await check("script", () => same(words));`),
  };
}

function escaped(text: string): string {
  return `"${text.replaceAll(/./g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}

/** A module whose `f` returns 42. */
function wasm(): Buffer {
  return Buffer.from("0061736d010000000105016000017f03020100070501016600000a06010400412a0b", "hex");
}

/** One pixel. */
function picture(): Buffer {
  return Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
}
