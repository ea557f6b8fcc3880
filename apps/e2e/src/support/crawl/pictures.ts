import { sql } from "../database.ts";

/** Every multiple of this is offered, in px. */
const STEP = 80;
const PICTURE = /^\/i\/([0-9a-f]{32})(?:[0-9a-f]{32})?\/(?:(\d+)|thumb)\.(?:webp|avif)$/;

/**
 * Addresses of pictures that the CDN would not answer. Asking it for each would render thousands of pictures that
 * no one looks at: the shop's data says which exist, and how wide they are.
 */
export async function missingPictures(addresses: Iterable<string>): Promise<readonly string[]> {
  const rows = await sql<{ hash: string; width: number }>("select left(hash, 32) as hash, width from images");
  const widths = new Map(rows.map(({ hash, width }) => [hash, width]));
  return [...addresses].filter((address) => {
    const [, hash = "", width = String(STEP)] = PICTURE.exec(new URL(address).pathname) ?? [];
    return Number(width) % STEP !== 0 || Number(width) > (widths.get(hash) ?? 0);
  });
}
