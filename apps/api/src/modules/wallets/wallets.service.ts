import { brandOf } from "@catnip/brands";
import { ACCOUNT_TYPES, type Wallet, type AccountType } from "@catnip/domain/wallets";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";
import { postTransfer } from "./ledger.ts";

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

/** A gift from the platform. */
export type Grant = {
  /** Transfer id, which makes the gift idempotent. */
  readonly id: string;
  readonly userUuid: string;
  /** Meowcent, above zero. */
  readonly amount: number;
  /** The reason, for the books: `sign-up gift`, `support case 4711`. */
  readonly reason: string;
  readonly now: Date;
  readonly expiresAt?: Date;
};

/** Grants coins as a lot of their own. @throws MoneyRefusal `request/id-conflict` */
export const grantCoins = (db: Database, grant: Grant) => give(db, "meowcent", grant);

/** Grants silver as a lot of its own. @throws MoneyRefusal `request/id-conflict` */
export const grantSilver = (db: Database, grant: Grant) => give(db, "silver", grant);

function give(db: Database, currency: "meowcent" | "silver", grant: Grant): Promise<boolean> {
  const { id, userUuid, amount, reason, now, expiresAt } = grant;
  const lot = expiresAt
    ? { origin: "grant" as const, expires_at_ms: expiresAt.getTime() }
    : { origin: "grant" as const };
  return postTransfer(db.$client, {
    id,
    kind: "grant",
    reason,
    entries: [
      { owner: "platform", name: "promo", currency, amount: -amount },
      { owner: "player", uuid: userUuid, currency, amount, lot },
    ],
    now,
  });
}
