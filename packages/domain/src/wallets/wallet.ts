import { assertAmount } from "../money/index.ts";

/** The two accounts of a wallet. Silver is also counted in meowcent, at par. */
export const ACCOUNT_TYPES = { meowcent: 0, silver: 1 } as const;

export type AccountType = (typeof ACCOUNT_TYPES)[keyof typeof ACCOUNT_TYPES];

/** A wallet's balances, both in meowcent. */
export interface Wallet {
  readonly meowcent: number;
  readonly silver: number;
}

/** Reads the wallet from a list of accounts; an account not yet opened is empty. */
export function walletOf(accounts: readonly { readonly type: number; readonly balance: number }[]): Wallet {
  const balance = (type: number) => accounts.find((account) => account.type === type)?.balance ?? 0;
  return { meowcent: balance(ACCOUNT_TYPES.meowcent), silver: balance(ACCOUNT_TYPES.silver) };
}

/** The split of a payment; `silver + coin` is the total. All in meowcent. */
interface PaymentSplit {
  readonly silver: number;
  readonly coin: number;
}

/**
 * Splits a total between silver and coin. With silver enabled it is used first: the whole total if the balance covers
 * it, else the whole balance. Coin pays the rest (R-WAL-1).
 *
 * @param total the amount to pay, in meowcent; never negative
 * @param silverBalance the available silver; a negative balance counts as 0
 */
export function splitPayment(total: number, silverBalance: number, useSilver: boolean): PaymentSplit {
  assertAmount(total);
  assertAmount(silverBalance);
  if (total < 0) throw new RangeError(`A total is never negative: ${total}`);
  const silver = useSilver ? Math.min(Math.max(silverBalance, 0), total) : 0;
  return { silver, coin: total - silver };
}

/** The wallet after a purchase: balance − cost. Negative where the wallet does not cover it. */
export function walletAfter(wallet: Wallet, split: PaymentSplit): Wallet {
  return { meowcent: wallet.meowcent - split.coin, silver: wallet.silver - split.silver };
}
