import type { ConfigurationKind } from "@catnip/domain/configuration";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { switchProviders } from "../providers/index.ts";
import { offerPlans } from "../top-ups/index.ts";
import { setPriceRates } from "../prices/set-price-rates.ts";
import type {
  Documents,
  PageDocument,
  PriceRateDocument,
  ProvidersDocument,
  RechargeDocument,
  TagsDocument,
} from "./documents/index.ts";

type Tx = Pick<Database, "execute">;

/**
 * Side effects of a new document, in its own transaction: prices and plans live in tables that the money code reads.
 * Also rejects references to things that do not exist.
 *
 * @throws ApiError `input/invalid` naming the field
 */
export async function applyDocument<Name extends ConfigurationKind>(
  tx: Tx,
  kind: Name,
  document: Documents[Name],
): Promise<void> {
  // `kind` determines the document's type; TypeScript cannot correlate the two.
  await APPLY[kind](tx, document as never);
}

const APPLY: { readonly [Name in ConfigurationKind]: (tx: Tx, document: Documents[Name]) => Promise<void> } =
  {
    page: requireImages,
    tags: requireTags,
    "price-rate": (tx, { country_ratios, coin_rates }: PriceRateDocument) =>
      setPriceRates(tx, country_ratios, coin_rates),
    recharge: (tx, { plans, meta }: RechargeDocument) =>
      offerPlans(
        tx,
        plans.filter(({ enable }) => enable),
        meta,
      ),
    providers: applyProviders,
    menu: () => Promise.resolve(),
    langs: () => Promise.resolve(),
  };

async function requireImages(tx: Tx, { banners }: PageDocument): Promise<void> {
  const hashes = banners.map(({ image }) => image);
  const unknown = await missing(tx, sql`select hash as id from images`, hashes);
  const at = hashes.findIndex((hash) => unknown.has(hash));
  if (at >= 0) throw notThere(`document.banners.${at}.image`, "There is no such picture.");
}

async function requireTags(tx: Tx, { tags }: TagsDocument): Promise<void> {
  const unknown = await missing(tx, sql`select id from tags`, tags);
  const at = tags.findIndex((tag) => unknown.has(tag));
  if (at >= 0) throw notThere(`document.tags.${at}`, "There is no such tag.");
}

async function applyProviders(tx: Tx, { providers }: ProvidersDocument): Promise<void> {
  const unknown = await missing(
    tx,
    sql`select provider_key as id from payment_providers`,
    providers.map(({ provider_key }) => provider_key),
  );
  const at = providers.findIndex(({ provider_key }) => unknown.has(provider_key));
  if (at >= 0) throw notThere(`document.providers.${at}.provider_key`, "There is no such provider.");
  for (const [index, { forbidden_tags }] of providers.entries()) {
    const noTags = await missing(tx, sql`select id from tags`, forbidden_tags);
    const tag = forbidden_tags.findIndex((id) => noTags.has(id));
    if (tag >= 0)
      throw notThere(`document.providers.${index}.forbidden_tags.${tag}`, "There is no such tag.");
  }
  await switchProviders(tx, providers);
}

async function missing(
  tx: Tx,
  known: ReturnType<typeof sql>,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as wanted(id)
    except select id from (${known}) as known`);
  return new Set(rows.map(({ id }) => id));
}

const notThere = (field: string, problem: string) => new ApiError("input/invalid", problem, { field });
