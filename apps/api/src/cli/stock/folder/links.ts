/**
 * Addresses of games and articles of the folder: `game:lantern-quay` and `article:welcome` stand for `/store/12` and
 * `/article/…`, which are known once they are in the shop.
 */
const LINK = /^(game|article):([a-z0-9-]+)$/;

export type LinkTarget = { readonly kind: "game" | "article"; readonly slug: string };

export function linkTarget(text: string): LinkTarget | null {
  const [, kind, slug] = LINK.exec(text) ?? [];
  return (kind === "game" || kind === "article") && slug !== undefined ? { kind, slug } : null;
}

/** Maps every text of a JSON value with `change`. */
export function mapTexts(
  value: unknown,
  change: (text: string, field: string) => string,
  field = "",
): unknown {
  const below = (name: string | number) => (field === "" ? String(name) : `${field}.${name}`);
  if (typeof value === "string") return change(value, field);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, below(index)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, below(name))]),
  );
}
