import type { Options } from "../options.ts";
import { passAgeGate, visit, withChromium } from "../browser/chromium.ts";
import { openPage } from "../browser/open-page.ts";
import type { DevTools } from "../devtools/devtools.ts";
import { someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

/**
 * What a first visit downloads in a real Chromium with an empty cache, in bytes on the wire (brotli), until the
 * network is idle and before any interaction.
 */
export async function measureBytes(product: Product, _options: Options): Promise<readonly Row[]> {
  const shop = product.origin("international");
  const game = await someGame(product);
  const rows: Row[] = [];
  for (const [what, path] of [
    ["store list", "/store"],
    ["game page", `/store/${game}`],
  ] as const) {
    for (const isAdult of [false, true]) {
      const loaded = await withChromium(async (browser) => {
        if (isAdult) await passAgeGate(browser, shop);
        const page = await openPage(browser.port);
        const counted = count(page);
        await visit(page, shop + path);
        return counted;
      });
      const scripts = loaded.get("Script") ?? { bytes: 0, files: 0 };
      rows.push({
        what: `JavaScript, ${what}, ${isAdult ? "gate passed before" : "gate closed"}`,
        value: scripts.bytes / 1_000,
        unit: "kB",
        goal: { at: "most", bound: 188 },
        note: `${scripts.files} files; besides ${[...loaded]
          .filter(([type]) => type !== "Script")
          .map(([type, { bytes }]) => `${type} ${(bytes / 1_000).toFixed(0)}`)
          .join(", ")} kB`,
      });
    }
  }
  return rows;
}

type Loaded = Map<string, { bytes: number; files: number }>;

/** Sums bytes on the wire by resource type. */
function count(page: DevTools): Loaded {
  const loaded: Loaded = new Map();
  const kinds = new Map<string, string>();
  page.on("Network.responseReceived", ({ requestId, type }: { requestId: string; type: string }) =>
    kinds.set(requestId, type),
  );
  // A preloaded script appears twice: as the script and as a preload of type "Script".
  page.on(
    "Network.loadingFinished",
    ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      const kind = kinds.get(requestId) ?? "Other";
      const sum = loaded.get(kind) ?? { bytes: 0, files: 0 };
      loaded.set(kind, { bytes: sum.bytes + encodedDataLength, files: sum.files + 1 });
    },
  );
  return loaded;
}
