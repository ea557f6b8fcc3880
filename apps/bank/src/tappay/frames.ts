import { randomBytes } from "node:crypto";
import { escape } from "../page.ts";
import { jsonOf } from "../requests.ts";
import type { TapBooks } from "./records.ts";
import { clientScript, framePage } from "./script.ts";

type Typed = { number?: string; expirationDate?: string; ccv?: string };
const LABELS: ReadonlyMap<string, string> = new Map([
  ["number", "Card number"],
  ["expirationDate", "Expiry date"],
  ["ccv", "Security code"],
]);

/** What the payer's browser talks to: the script, the frames with the card fields, and the tokens they make. */
export function cardFrames(books: TapBooks, now: () => Date, origin: string) {
  /** Half-typed cards by session; none is ever stored. */
  const typed = new Map<string, Typed>();

  return async (path: string, request: Request): Promise<Response | null> => {
    const { searchParams } = new URL(request.url);
    if (path === "/tpdirect.js") return serve(clientScript(origin), "text/javascript");
    if (path === "/frame") {
      const field = searchParams.get("field") ?? "";
      const label = LABELS.get(field);
      if (label === undefined) return new Response(null, { status: 404 });
      const [session, placeholder] = [searchParams.get("session"), searchParams.get("placeholder")];
      return serve(framePage(field, session ?? "", escape(placeholder ?? ""), label), "text/html");
    }
    if (request.method !== "POST" || (path !== "/typed" && path !== "/prime")) return null;
    const { session, field, value } = fieldsOf(await jsonOf(request));
    const card = typed.get(String(session)) ?? {};
    typed.set(String(session), card);
    if (path === "/typed") {
      if (LABELS.has(String(field))) Object.assign(card, { [String(field)]: String(value) });
      return Response.json({ status: 0 });
    }
    const isGood = /^\d{16}$/.test(card.number ?? "") && card.expirationDate?.length === 4 && card.ccv;
    return Response.json({ prime: isGood ? makePrime(books, card.number ?? "", now()) : "" });
  };
}

/** A token that is good for 90 seconds and one payment. */
export function makePrime(books: TapBooks, card: string, now: Date): string {
  const prime = randomBytes(32).toString("hex");
  books.primes.push({ prime, card, madeAt: now.getTime(), isUsed: false });
  books.save();
  return prime;
}

const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null ? { ...value } : {};

const serve = (text: string, type: string) =>
  new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" },
  });
