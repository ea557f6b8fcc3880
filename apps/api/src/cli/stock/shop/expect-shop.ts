import { parseEmail } from "@catnip/domain/accounts";
import { userUuidByEmail } from "../../../modules/roles/index.ts";
import { siteOrigin } from "../../../platform/config.ts";
import { ApiError } from "../../../platform/errors.ts";
import { read } from "../../../platform/read.ts";
import { rolesNow } from "../../../platform/roles/roles-now.ts";
import { CREATORS_FILE } from "../folder/read-creators.ts";
import type { Stock } from "../folder/read-stock.ts";
import { submitUuidOf, type Desk } from "./desk.ts";

type Shop = Pick<Desk, "services" | "files" | "folder">;

/** The root in whose name everything happens. @throws ApiError `auth/forbidden` */
export async function rootNamed({ services: { db } }: Pick<Shop, "services">, mail: string): Promise<string> {
  const uuid = parseEmail(mail) === null ? null : await userUuidByEmail(db, mail);
  if (uuid !== null && (await rolesNow(db, uuid)).has("root")) return uuid;
  throw new ApiError(
    "auth/forbidden",
    `${mail} is no account with the role root: make one with pnpm staff, or name another one with --as`,
  );
}

/**
 * Notes what the shop will not take as it stands: before anything is written, so that all is written or nothing
 * (R-STK-2).
 *
 * @returns the accounts of the creators, by mail address
 */
export async function expectShop(shop: Shop, stock: Stock): Promise<ReadonlyMap<string, string>> {
  await expectFiles(shop);
  const creators = await findCreators(shop, stock);
  await expectGames(shop, stock, creators);
  await expectProviders(shop, stock);
  return creators;
}

/** @throws ApiError `service/unavailable` if the pictures of the shop are not where they would be put */
async function expectFiles({ services: { db, config }, files }: Shop): Promise<void> {
  const [picture] = await read<{ hash: string }>(db, "select hash from images limit 1");
  if (!picture || (await files.sizeOf(picture.hash)) !== null) return;
  throw new ApiError(
    "service/unavailable",
    `The shop's pictures are not in ${config.dataDir}: set DATA_DIR to the folder that the shop runs with`,
  );
}

async function findCreators(
  { services, folder }: Shop,
  { creators }: Stock,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [index, { mail }] of creators.entries()) {
    const [account] = await read<{ id: string; email_verified: boolean }>(
      services.db,
      'select id, email_verified from "user" where email = $1 and deleted_at is null',
      [mail],
    );
    if (account?.email_verified) found.set(mail, account.id);
    else
      folder.refuse(
        CREATORS_FILE,
        `${index}.mail`,
        `No account has this mail address: its owner signs up first, at ${siteOrigin(services.config, "account")}/sign-up.`,
      );
  }
  return found;
}

async function expectGames(
  { services, folder }: Shop,
  { games }: Stock,
  creators: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await read<{ uuid: string; author_uuid: string; released_at: Date | null }>(
    services.db,
    `select b.uuid, b.author_uuid, case when b.accepted_document is not null then s.released_at end as released_at
     from store_submits b join stores s on s.id = b.store_id where b.uuid = any($1::uuid[])`,
    [games.map(({ slug }) => submitUuidOf(slug))],
  );
  const now = services.now();
  for (const { slug, creator, releasedAt } of games) {
    const file = `games/${slug}/game.json`;
    const known = rows.find(({ uuid }) => uuid === submitUuidOf(slug));
    if (!known) continue;
    if (creators.has(creator) && creators.get(creator) !== known.author_uuid)
      folder.refuse(
        file,
        "creator",
        "In the shop the game is another account's: write that one, or rename the folder.",
      );
    if (known.released_at !== null && known.released_at <= now && releasedAt !== null && releasedAt > now)
      folder.refuse(
        file,
        "released_at",
        `The game is out since ${known.released_at.toISOString().slice(0, 10)}, so that its date stays: take the field out.`,
      );
  }
}

async function expectProviders({ services, folder }: Shop, { documents }: Stock): Promise<void> {
  const rows = await read<{ provider_key: string }>(
    services.db,
    "select provider_key from payment_providers",
  );
  const known = new Set(rows.map(({ provider_key }) => provider_key));
  for (const { kind, file, written } of documents) {
    if (kind !== "providers") continue;
    const { providers } = written as { readonly providers: readonly { readonly provider_key: string }[] };
    for (const [index, { provider_key }] of providers.entries())
      if (!known.has(provider_key))
        folder.refuse(
          file,
          `providers.${index}.provider_key`,
          "The shop has no such provider: correct the key.",
        );
  }
}
