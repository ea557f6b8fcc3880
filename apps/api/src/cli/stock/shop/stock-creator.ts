import { randomUUID } from "node:crypto";
import { cleanLine, cleanText } from "@catnip/domain/input";
import { findMe, setUser } from "../../../modules/profiles/index.ts";
import { COMMAND_LINE, requestRoleChange } from "../../../modules/roles/index.ts";
import { rolesNow } from "../../../platform/roles/roles-now.ts";
import type { StockCreator } from "../folder/read-creators.ts";
import { inNameOf, STOCKED, type Desk } from "./desk.ts";
import { leftAlone, type Outcome } from "./outcome.ts";

/**
 * Makes an account a creator, under the name in the folder. An existing creator keeps the name they chose.
 */
export async function stockCreator(desk: Desk, creator: StockCreator): Promise<Outcome> {
  const uuid = uuidOf(desk, creator.mail);
  const context = () => inNameOf(desk, uuid, "creator");
  const profile = (await findMe(context()))?.profile;
  const nickname = creator.nickname === null ? null : cleanLine(creator.nickname);
  const brief = creator.brief === null ? null : cleanText(creator.brief);
  const isSame =
    (nickname ?? profile?.nickname) === profile?.nickname && (brief ?? profile?.brief) === profile?.brief;
  const isCreator = (await rolesNow(desk.services.db, uuid)).has("creator");
  if (isCreator && isSame) return { is: "unchanged" };
  if (isCreator && !desk.overwrite)
    return leftAlone("the account has another name or another text about itself");
  // Before the role: if it ends between the two, the next run does both again.
  if (!isSame) await setUser(context(), { profile: { nickname, brief } });
  if (isCreator) return { is: "changed" };
  await requestRoleChange(desk.services, COMMAND_LINE, {
    uuid: randomUUID(),
    user_uuid: uuid,
    role: "creator",
    change: "give",
    reason: STOCKED,
  });
  return { is: "created" };
}

/** The account of a creator, which `expectShop` has found. */
export function uuidOf({ creators }: Pick<Desk, "creators">, mail: string): string {
  const uuid = creators.get(mail);
  if (uuid === undefined) throw new Error(`No account was found for a creator`);
  return uuid;
}
