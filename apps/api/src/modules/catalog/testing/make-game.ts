import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { SHOP_NOW } from "../../../testing/test-shop.ts";
import { indexStores } from "../index-stores.ts";

export type GameOptions = {
  readonly name?: string;
  /** Further names by lower-case language. */
  readonly names?: Readonly<Record<string, string>>;
  readonly category?: string;
  /** Meowcent; null: no price. */
  readonly price?: number | null;
  readonly prices?: Readonly<Record<string, number>>;
  readonly offer?: { readonly state?: number; readonly percent: number; readonly endedAt?: Date | null };
  /** Days before the tests' clock; negative: in the future. Null: no date. */
  readonly releasedDaysAgo?: number | null;
  readonly previewDaysAgo?: number;
  readonly updatedDaysAgo?: number;
  readonly tags?: readonly string[];
  /** Content warnings, without `warning/`. */
  readonly warnings?: readonly string[];
  readonly published?: boolean;
  readonly platforms?: readonly string[];
  /** Languages the game is played in, lower case. */
  readonly languages?: readonly string[];
  /** Has a trial build. */
  readonly trial?: boolean;
};

/** A released game with an ordinary price, unless the test says otherwise. @returns its ID */
export async function makeGame(db: Database, options: GameOptions = {}): Promise<number> {
  const {
    name = "Quiet Harbour",
    names = {},
    releasedDaysAgo = 10,
    updatedDaysAgo = 5,
    tags = [],
    offer,
  } = options;
  const query = <Row extends object>(sql: string, values: unknown[]) => db.$client.query<Row>(sql, values);
  /** A change of prices, logged so many days ago: a sale is announced by the prices before it. */
  const then = (days: number, sql: string, values: unknown[]) =>
    inTransaction(db, async ({ $client }) => {
      await $client.query("select set_config('catnip.prices_at', $1, true)", [daysAgo(days).toISOString()]);
      await $client.query(sql, values);
    });
  const added = await query<{ id: number }>(
    `insert into stores (path, category, released_at, updated_at, start_preview_at, is_published,
       content_warnings, support_platform, game_languages)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      randomUUID(),
      options.category ?? "boy-r18",
      releasedDaysAgo === null ? null : daysAgo(releasedDaysAgo),
      daysAgo(updatedDaysAgo),
      options.previewDaysAgo === undefined ? null : daysAgo(options.previewDaysAgo),
      options.published ?? true,
      options.warnings ?? [],
      (options.platforms ?? ["web", "windows"]).join(","),
      options.languages ?? [],
    ],
  );
  const id = added.rows[0]?.id ?? 0;
  await query("insert into images (hash, width, height) values ($1, 1280, 960) on conflict do nothing", [
    COVER,
  ]);
  for (const [language, text] of Object.entries({ "en-us": name, ...names })) {
    await query(
      `insert into store_infos (store_id, language, name, brief, introduction, cover, cover1to1)
       values ($1, $2, $3, 'A short line.', '<p>A long text.</p>', $4, $4)`,
      [id, language, text, COVER],
    );
  }
  const { price = 1_000 } = options;
  const prices = price === null ? {} : { us: price, ...options.prices };
  for (const [country, amount] of Object.entries(prices)) {
    await then(PRICED_DAYS_AGO, "insert into store_prices (store_id, country, price) values ($1, $2, $3)", [
      id,
      country,
      amount,
    ]);
  }
  if (offer) {
    await then(
      ON_SALE_DAYS_AGO,
      "insert into store_activities (store_id, state, percentage_discount, ended_at) values ($1, $2, $3, $4)",
      [id, offer.state ?? 2, offer.percent, offer.endedAt ?? null],
    );
  }
  if (options.trial) {
    await query(
      `insert into builds (store_id, kind, platform, version, filename, hash, size)
       values ($1, 'trial', 'windows', '1.0', 'game.zip', $2, 1)`,
      [id, COVER],
    );
  }
  for (const tag of tags) {
    await query("insert into tags (id, name) values ($1, $2) on conflict do nothing", [
      tag,
      JSON.stringify({ "en-us": tag }),
    ]);
    await query("insert into store_tags (store_id, tag_id) values ($1, $2)", [id, tag]);
  }
  await indexStores(db, [id]);
  return id;
}

const PRICED_DAYS_AGO = 100;
const ON_SALE_DAYS_AGO = 1;
const COVER = "c0".repeat(32);

const daysAgo = (days: number) => new Date(SHOP_NOW.getTime() - days * 86_400_000);
