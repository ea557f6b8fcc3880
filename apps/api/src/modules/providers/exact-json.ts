/**
 * A JSON object with every number as the text it was sent as: vendors send ids beyond 2^53, and amounts must not go
 * through a float. Null for anything else.
 */
export function exactObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text, asSent);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** @param context the third argument, which TypeScript does not know yet */
const asSent = (_name: string, value: unknown, context?: { readonly source?: string }) =>
  typeof value === "number" ? (context?.source ?? null) : value;
