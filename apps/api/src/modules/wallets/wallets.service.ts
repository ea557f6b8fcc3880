import { brandOf } from "@catnip/brands";
import { ACCOUNT_TYPES, type Wallet, type AccountType } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/** One account of a wallet: type 0 = meowcent, type 1 = silver. */
export type Account = { readonly type: AccountType; readonly balance: number };

/** A player's balance, in meowcent. An account that was never used holds nothing. */
export async function walletOf(db: Database, userUuid: string): Promise<Wallet> {
  const rows = await read<{ currency: "meowcent" | "silver"; balance: number }>(db, WALLET, [userUuid]);
  const balanceOf = (currency: string) => rows.find((row) => row.currency === currency)?.balance ?? 0;
  return { meowcent: balanceOf("meowcent"), silver: balanceOf("silver") };
}

const WALLET = `
  select currency, balance from ledger_accounts
  where owner_kind = 'player' and owner_uuid = $1 and name = '' and currency in ('meowcent', 'silver')`;

/** The accounts of a wallet, coins first. */
export function toAccounts(wallet: Wallet): readonly Account[] {
  return [
    { type: ACCOUNT_TYPES.meowcent, balance: wallet.meowcent },
    { type: ACCOUNT_TYPES.silver, balance: wallet.silver },
  ];
}

/** The accounts a brand shows: only coins if it has no silver. */
export function accountsAt(platformKey: string, accounts: readonly Account[]): Account[] {
  const { silver } = brandOf(platformKey).features;
  return accounts.filter(({ type }) => silver || type !== ACCOUNT_TYPES.silver);
}
