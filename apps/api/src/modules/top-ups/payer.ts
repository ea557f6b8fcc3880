import { maskMail } from "@catnip/domain/accounts";
import type { Services } from "../../platform/context.ts";
import { siteOrigin } from "../../platform/config.ts";
import { read } from "../../platform/read.ts";
import { imageUrl } from "../catalog/store-card.ts";

/**
 * Whose wallet a payment fills, as the pay site shows it: enough to recognize oneself, too little to contact anyone.
 */
export type Payer = {
  readonly uuid: string;
  readonly nickname: string | null;
  /** Masked, see `maskMail`. */
  readonly email: string;
  /** URL template of the avatar, with `{width}` to be filled in. Null: none. */
  readonly head: string | null;
};

/** Null if the user has left. */
export async function findPayer(
  { db, config }: Pick<Services, "db" | "config">,
  userUuid: string,
): Promise<Payer | null> {
  const [row] = await read<Payer>(
    db,
    `select u.id as uuid, nullif(p.nickname, '') as nickname, u.email, p.head from "user" u
      left join profiles p on p.user_uuid = u.id where u.id = $1 and u.deleted_at is null`,
    [userUuid],
  );
  if (!row) return null;
  return {
    ...row,
    email: maskMail(row.email),
    head: row.head && imageUrl(row.head, siteOrigin(config, "cdn")),
  };
}
