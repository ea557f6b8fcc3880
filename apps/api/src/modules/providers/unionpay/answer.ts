import type { FormFields } from "../form-fields.ts";

/**
 * The fields of an answer: `name=value&name=value`, but not encoded, so `=` and `+` stand for themselves, and `&` too
 * within braces. A line break at the end belongs to the last value, which may be a certificate. Null when a field is
 * named twice, or something has no name.
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
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  // Slices of the text: an answer may carry a file of some megabytes.
  for (const { 0: sign, index } of text.matchAll(/[{}&]/g)) {
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (depth === 0) {
      found.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...found, text.slice(from)];
}
