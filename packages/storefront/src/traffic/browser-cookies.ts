import { readCookie } from "@catnip/site/http/cookies.ts";

/** The value of a script-readable cookie, or null. */
export const cookie = (name: string): string | null => readCookie(document.cookie, name);

/** Sets a cookie for the whole site; on plain http (a laptop) it cannot be secure. */
export function setCookie(
  { name, maxAgeS }: { readonly name: string; readonly maxAgeS: number },
  value: string,
): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Strict${secure}`;
}

/** A random uuid; works on plain http too, where browsers do not expose `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
