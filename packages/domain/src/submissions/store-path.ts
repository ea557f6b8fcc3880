/**
 * The readable slug of a game's address: "Café Noir!" with the id 1042 is `cafe-noir-1042`. The id keeps it unique, and
 * stands in for names without Latin letters (`game-1042`).
 */
export function storePath(name: string, storeId: number): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ["game"]).join("-").slice(0, SLUG_LENGTH_MAX).replace(/-$/, "");
  return `${slug}-${storeId}`;
}

const SLUG_LENGTH_MAX = 60;
