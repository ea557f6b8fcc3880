import { useEffect, useRef } from "react";

/**
 * Back closes what lies over the page before it leaves the page, as on a phone: every open popup has an entry of the
 * browser's history, above that of its page and with the same address. The router never hears of them.
 *
 * A popup that is closed by its own buttons leaves its entry behind: stepping back there and then would race with
 * whatever the button does next, such as going to another page. Back and Forward skip such an entry when they meet it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}

/** Something over the page. */
interface Layer {
  /** The page's entry in the history, by the router's key; null: of the page that is being loaded. */
  page: string | null;
  readonly close: () => void;
}

/** An entry of the history: which page of the router it shows, and how many layers lie over it. */
interface Entry {
  readonly page: string;
  readonly level: number;
}

/**
 * Puts something over the page.
 *
 * @param close what Back does
 * @returns takes it away again, after it was closed by other means
 */
export function openLayer(close: () => void): () => void {
  listen();
  const layer: Layer = { page: isNavigating ? null : entryNow().page, close };
  layers.push(layer);
  keepEntries();
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
  };
}

/**
 * For the popup host: the router has begun to load a page, or shows another one. What lay over the last page goes
 * with it; what was opened while the new one was loading stays.
 */
export function pageMoved(isLoading: boolean): void {
  listen();
  isNavigating = isLoading;
  if (isLoading) return;
  const { page } = entryNow();
  for (const layer of layers.slice()) {
    layer.page ??= page;
    if (layer.page !== page) drop(layer);
  }
  keepEntries();
}

function drop(layer: Layer | undefined): void {
  if (!layer) return;
  layers.splice(layers.indexOf(layer), 1);
  layer.close();
}

/** One entry per layer. An entry left behind serves again. */
function keepEntries(): void {
  for (let { level } = entryNow(); level < layers.length; level += 1)
    window.history.pushState({ ...stateNow(), [LEVEL]: level + 1 }, "");
  at = entryNow();
}

function onPopState(event: PopStateEvent): void {
  const [before, now] = [at, entryNow()];
  at = now;
  // Another page, or another place on this one: the router's own affair.
  if (now.page !== before.page || now.level === before.level) return;
  event.stopImmediatePropagation();
  if (now.level > before.level) {
    if (now.level > layers.length) window.history.forward();
  } else if (layers.length === 0) {
    window.history.go(-now.level - 1);
  } else {
    const left = Math.min(layers.length - 1, now.level);
    while (layers.length > left) drop(layers.at(-1));
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  at = entryNow();
  // Captures, so that it hears of a step before the router does.
  window.addEventListener("popstate", onPopState, { capture: true });
}

/** Where an entry keeps its level, beside what the router keeps there; `popup-host.tsx` looks for it. */
const LEVEL = "layers";

function entryNow(): Entry {
  const { key, [LEVEL]: level } = stateNow();
  return { page: typeof key === "string" ? key : "default", level: typeof level === "number" ? level : 0 };
}

const stateNow = (): Readonly<Record<string, unknown>> =>
  (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

const layers: Layer[] = [];
let at: Entry = { page: "default", level: 0 };
let isListening = false;
let isNavigating = false;
