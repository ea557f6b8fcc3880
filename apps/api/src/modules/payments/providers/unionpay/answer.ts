import type { FormFields } from "../form-fields.ts";

/**
 * The fields of an answer: `name=value&name=value`, but not encoded, so `=` and `+` stand for themselves, and `&` too
 * within braces. A line break at the end belongs to the last value, which may be a certificate. Null when a field is named twice, or something has no name.
 */
export function readAnswer(text: string): FormFields | null {
  const fields: Record<string, string> = Object.create(null);
  for (const part of parts(text)) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0));
    if (!/^\w+$/.test(name) || name in fields) return null;
    fields[name] = part.slice(at + 1);
  }
  return fields;
}

function parts(text: string): string[] {
  const found = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === "&" && depth === 0) found.push("");
    else found[found.length - 1] += character;
  }
  return found;
}
