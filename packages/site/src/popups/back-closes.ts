import { useEffect, useRef } from "react";

/**
 * Back closes overlays before it leaves the page, as on a phone: every open popup has a history entry above its page's,
 * with the same address. The router never sees them.
 *
 * A popup closed by its own buttons leaves its entry behind: stepping back at that point would race with whatever the
 * button does next, such as navigating. Back and Forward skip leftover entries.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}

/** An overlay on the page. */
interface Layer {
  /** The page's history entry, by the router's key; null: of the page being loaded. */
  page: string | null;
  readonly close: () => void;
}

/** A history entry: which page of the router it shows, and how many overlays lie on it. */
interface Entry {
  readonly page: string;
  readonly level: number;
}

/**
 * Registers an overlay.
 *
 * @param close called on Back
 * @returns unregisters it, after it was closed by other means
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
 * For the popup host: the router has started loading a page, or shows another one. Overlays of the previous page are
 * dropped; those opened while loading stay.
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

/** One entry per overlay. A leftover entry is reused. */
function keepEntries(): void {
  for (let { level } = entryNow(); level < layers.length; level += 1)
    window.history.pushState({ ...stateNow(), [LEVEL]: level + 1 }, "");
  at = entryNow();
}

function onPopState(event: PopStateEvent): void {
  const [before, now] = [at, entryNow()];
  at = now;
  // Another page, or another position on this one: the router's business.
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
  // Capturing, so that it runs before the router's listener.
  window.addEventListener("popstate", onPopState, { capture: true });
}

/** Where an entry stores its level, beside the router's state; `popup-host.tsx` reads it. */
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
