/** The value of one cookie in a `Cookie` header or `document.cookie`, or null. A malformed value counts as absent. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const [key = "", ...value] = pair.split("=");
    if (key.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join("=").trim());
    } catch {
      return null;
    }
  }
  return null;
}
