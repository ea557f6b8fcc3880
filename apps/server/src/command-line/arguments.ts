import { parseArgs } from "node:util";
import { siteOrigin } from "@catnip/api/platform/config.ts";

/** Words of a command, and the shop they are about. */
export type Given = { readonly words: readonly string[]; readonly shop: string };

/** @returns null for what is not understood */
export function argumentsGiven(args: readonly string[]): Given | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { shop: { type: "string" } },
    });
    return { words: positionals, shop: values.shop ? new URL(values.shop).origin : shopHere(process.env) };
  } catch {
    return null;
  }
}

/** The shop that `pnpm start` opens on this machine. */
const shopHere = ({ PUBLIC_ORIGIN_PATTERN, PORT }: NodeJS.ProcessEnv): string =>
  siteOrigin(
    { originPattern: PUBLIC_ORIGIN_PATTERN || "http://{site}.localhost:{port}", port: Number(PORT) || 4_000 },
    "international",
  );
