import path from "node:path";
import { parseArgs } from "node:util";
import { ApiError } from "../../platform/errors.ts";
import { createFileStore } from "../../platform/files/file-store.ts";
import { refuseDemoShop } from "../../seed/refuse-demo-shop.ts";
import { withDatabase, type CommandServices } from "../with-database.ts";
import { checkBuild } from "./folder/read-build.ts";
import { readStock, type Stock } from "./folder/read-stock.ts";
import { StockFolder } from "./folder/stock-folder.ts";
import { alone } from "./shop/alone.ts";
import { expectShop, rootNamed } from "./shop/expect-shop.ts";
import { knownBuilds } from "./shop/stock-builds.ts";
import { stockAll } from "./stock-all.ts";

const USAGE = `Usage: pnpm stock --from <folder> --check
       pnpm stock --from <folder> --as <mail of root> [--overwrite]
  --check      only reads the folder, and names everything that is wrong with it
  --overwrite  replaces what was changed in the shop since, too`;

/**
 * Runs `pnpm stock`; its output goes to the console.
 *
 * @param words its arguments
 * @param env as in the environment of the process
 * @returns the exit code: 0 done, or nothing to do; 1 refused, and why; 2 not understood
 */
export async function runStock(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const given = stockGiven(words);
  if (!given) {
    console.error(USAGE);
    return 2;
  }
  const folder = new StockFolder(given.from);
  const stock = await readStock(folder);
  const { as } = given;
  if (as === null) {
    await checkBuilds(folder, stock, new Set());
    return folder.problems.length > 0 ? sayProblems(folder) : sayWhole(stock);
  }
  return withDatabase(env, (services) => fill(services, folder, stock, { ...given, as })).catch(refused);
}

type Given = { readonly from: string; readonly as: string | null; readonly overwrite: boolean };

async function fill(
  services: CommandServices,
  folder: StockFolder,
  stock: Stock,
  { as, overwrite }: Given & { readonly as: string },
): Promise<number> {
  const { db, config } = services;
  if (config.production) await refuseDemoShop(db);
  return alone(db, async () => {
    const files = createFileStore(path.join(config.dataDir, "files"));
    const shop = { services: { ...services, files }, files, folder };
    const rootUuid = await rootNamed(shop, as);
    await checkBuilds(
      folder,
      stock,
      await knownBuilds(
        db,
        stock.games.flatMap(({ builds }) => builds),
      ),
    );
    const creators = await expectShop(shop, stock);
    if (folder.problems.length > 0) return sayProblems(folder);
    return stockAll({ ...shop, rootUuid, creators, overwrite }, stock);
  });
}

/** Those that the shop has were read when it took them in. */
async function checkBuilds(folder: StockFolder, stock: Stock, known: ReadonlySet<string>): Promise<void> {
  for (const build of stock.games.flatMap(({ builds }) => builds))
    if (!known.has(build.uuid)) await checkBuild(folder, build);
}

function sayProblems({ problems }: StockFolder): number {
  const named = problems.map(({ file, field, says }) => `${[file, field ?? []].flat().join(", ")}: ${says}`);
  // A picture that several languages share is read for each of them.
  const lines = [...new Set(named)];
  console.error([...lines.toSorted(), `${counts(lines, "problem")}, and nothing was written.`].join("\n"));
  return 1;
}

function sayWhole({ tags, creators, games, articles, documents, taxes }: Stock): number {
  const pages = [...games, ...articles].filter(({ page }) => page);
  const counted = [
    counts(tags, "tag or warning", "tags and warnings"),
    counts(creators, "creator"),
    counts(games, "game"),
    counts(articles, "article"),
    counts(taxes, "tax", "taxes"),
    counts([...documents, ...pages], "document"),
  ];
  console.log(`Nothing is wrong: ${counted.join(", ")}.`);
  return 0;
}

const counts = ({ length }: readonly unknown[], one: string, many = `${one}s`): string =>
  `${length} ${length === 1 ? one : many}`;

function refused(fault: unknown): number {
  if (!(fault instanceof ApiError)) throw fault;
  console.error(`${fault.message}.`);
  return 1;
}

function stockGiven(words: readonly string[]): Given | null {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        from: { type: "string" },
        as: { type: "string" },
        check: { type: "boolean", default: false },
        overwrite: { type: "boolean", default: false },
      },
    });
    const { from, as = null, check, overwrite } = values;
    if (!from || check === (as !== null) || (check && overwrite)) return null;
    return { from, as, overwrite };
  } catch {
    return null;
  }
}
