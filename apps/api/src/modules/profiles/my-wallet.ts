import type { Wallet } from "@catnip/domain/wallets";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { walletOf } from "../wallets/index.ts";
import type { Me } from "./me.ts";

/** The user's balances; exposed under two names, read once. */
export async function walletOfMe(context: RequestContext, me: Pick<Me, "uuid">): Promise<Wallet> {
  const wallets = loader(context, WALLETS, async (uuids: readonly string[]) => {
    const found = await Promise.all(
      uuids.map(async (uuid) => [uuid, await walletOf(context.db, uuid)] as const),
    );
    return new Map(found);
  });
  return (await wallets.load(me.uuid)) ?? { meowcent: 0, silver: 0 };
}

const WALLETS = Symbol("wallets");
