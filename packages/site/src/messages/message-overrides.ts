import type { Messages } from "@lingui/core";
import { createContext, use } from "react";
import { jsonForScript } from "../http/inline-script.ts";

/** The id of the element that holds the page's overrides, read on hydration. */
export const MESSAGE_OVERRIDES_ID = "message-overrides";

/**
 * The page's overrides as the JSON in its head; empty: there are none. The same on the server, which writes it, and in
 * the browser, which reads it, to avoid a hydration mismatch.
 */
export const MessageOverridesContext = createContext("");

export const useMessageOverrides = (): string => use(MessageOverridesContext);

/** Parses the overrides in a page's JSON; none if it is invalid, since the page works without them. */
export function readMessageOverrides(json: string): Messages {
  if (json === "") return {};
  try {
    const messages: unknown = JSON.parse(json);
    return isMessages(messages) ? messages : {};
  } catch {
    return {};
  }
}

/** The JSON of some overrides, safe inside a `<script>`; empty for none. */
export function writeMessageOverrides(messages: Messages): string {
  return Object.keys(messages).length === 0 ? "" : jsonForScript(messages);
}

/** Whether an untrusted value is messages as compiled by Lingui; anything else would crash the page that renders it. */
export function isMessages(value: unknown): value is Messages {
  return isRecord(value) && Object.values(value).every(isCompiled);
}

const isCompiled = (value: unknown): boolean => Array.isArray(value) && value.every(isToken);

/** Text, or `[name]`, `[name, "number", style]`, `[name, "plural", { one: […], other: […] }]`. */
function isToken(token: unknown): boolean {
  if (typeof token === "string") return true;
  if (!Array.isArray(token) || token.length > 3) return false;
  const [name, kind, format] = token as readonly unknown[];
  if (typeof name !== "string" || !(kind === undefined || typeof kind === "string")) return false;
  if (!CHOICES.has(kind)) return format === undefined || typeof format === "string" || isRecord(format);
  return isRecord(format) && isCompiled(format["other"]) && Object.entries(format).every(isCase);
}

const CHOICES: ReadonlySet<unknown> = new Set(["plural", "select", "selectordinal"]);

/** Each case is a message; `offset`, beside them, is a number or absent. */
const isCase = ([key, value]: readonly [string, unknown]): boolean =>
  key === "offset" ? value === undefined || value === null || typeof value === "number" : isCompiled(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
