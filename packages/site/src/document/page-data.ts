import { jsonForScript } from "../http/inline-script.ts";

/** A finished page's data stands in its HTML under this id. */
export const PAGE_DATA_ID = "page-data";

/** What React Router hydrates with. */
export interface PageState {
  readonly loaderData: unknown;
  readonly actionData: unknown;
  readonly errors: unknown;
}

/**
 * A finished page's data as JSON, to stand in a script element (R-WEB-65). React Router's own format numbers every value, and
 * numbers do not compress; the browser numbers them again (`routerText`).
 *
 * @returns null for data that JSON would change: then React Router writes it
 */
export function pageJson(state: PageState): string | null {
  return isJson(state) ? jsonForScript(state) : null;
}

/**
 * Takes the time out that a page's routes state as `nowMs`: what is left is the same at any moment (R-WEB-74).
 *
 * @returns the time, in ms; undefined: none is stated
 */
export function withoutTime(loaderData: PageState["loaderData"]): {
  readonly loaderData: PageState["loaderData"];
  readonly nowMs: number | undefined;
} {
  const parts = Object.entries(loaderData as Record<string, unknown>);
  const [nowMs] = parts.flatMap(([, part]) => (isTimed(part) ? [part.nowMs] : []));
  return {
    loaderData: Object.fromEntries(
      parts.map(([route, part]) => [route, isTimed(part) ? { ...part, nowMs: null } : part]),
    ),
    nowMs,
  };
}

const isTimed = (part: unknown): part is { readonly nowMs: number } =>
  typeof part === "object" && part !== null && "nowMs" in part && typeof part.nowMs === "number";

/** Puts the time back in, in ms. */
function putTime({ loaderData }: PageState, nowMs: number): void {
  for (const part of Object.values(loaderData as Record<string, { nowMs?: number | null } | null>))
    if (part?.nowMs === null) part.nowMs = nowMs;
}

/** Absent and undefined are the same for every reader of a property; a list would shift. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.every(isJson);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value) {
    const each = (value as Record<string, unknown>)[name];
    if (each !== undefined && !isJson(each)) return false;
  }
  return true;
}

/**
 * Data in the format that React Router reads (turbo-stream): one list of all values, in which lists and objects name their
 * parts by their places.
 */
export function routerText(state: PageState): string {
  const texts: string[] = [];
  const places = new Map<string, number>();

  const write = (value: unknown): number => {
    if (value === null || value === undefined) return value === null ? NULL : UNDEFINED;
    if (typeof value === "string") return writeText(value);
    const place = texts.push("") - 1;
    if (Array.isArray(value)) texts[place] = `[${value.map(write).join(",")}]`;
    else if (typeof value === "object")
      texts[place] = `{${Object.entries(value)
        .map(([name, each]) => `"_${writeText(name)}":${write(each)}`)
        .join(",")}}`;
    else texts[place] = JSON.stringify(value);
    return place;
  };
  const writeText = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    const place = texts.push(JSON.stringify(text)) - 1;
    places.set(text, place);
    return place;
  };

  write(state);
  return `[${texts.join(",")}]\n`;
}

const NULL = -5;
const UNDEFINED = -7;

/** Where React Router's script in the page waits for the data. */
type Waiting = {
  readonly streamController?: { enqueue: (text: string) => void; close: () => void };
};

/**
 * Hands a finished page's data to React Router, before the page is hydrated. Other pages stream theirs.
 *
 * @param apart fetches data that does not stand in the page, by its tag
 * @returns whether it did not
 */
export async function handOverPageData(apart: (tag: string) => Promise<PageState>): Promise<boolean> {
  const data = document.getElementById(PAGE_DATA_ID);
  const { streamController: router } = (Reflect.get(window, "__reactRouterContext") ?? {}) as Waiting;
  if (!data || !router) return false;
  const { tag, now } = data.dataset;
  const state = tag === undefined ? (JSON.parse(data.textContent) as PageState) : await apart(tag);
  if (now !== undefined) putTime(state, Number(now));
  router.enqueue(routerText(state));
  router.close();
  data.remove();
  return tag !== undefined;
}
