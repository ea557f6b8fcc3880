/**
 * The fields of a JSON object; null for anything else. Also null for invalid UTF-8, and for an object that names a key
 * twice: two parsers could see two different messages.
 */
export function strictObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value) || namesTwice(text)) return null;
    return { ...value };
  } catch {
    return null;
  }
}

/** @param text valid JSON */
function namesTwice(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, name, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*(:)?|[{}]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (name !== undefined && colon) {
      const names = open.at(-1);
      // Parsed, because a letter can be written in several ways.
      const plain = String(JSON.parse(name));
      if (names?.has(plain)) return true;
      names?.add(plain);
    }
  }
  return false;
}
