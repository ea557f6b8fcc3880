/** The fields of a posted form. */
export type FormFields = Readonly<Record<string, string>>;

/** Null for a duplicate name: two parsers could see two different messages. */
export function readForm(text: string): FormFields | null {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in values) return null;
    values[name] = value;
  }
  return values;
}
