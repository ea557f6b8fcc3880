import { ACCOUNT_TYPES } from "@catnip/domain/wallets";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import type { Account } from "./wallets.service.ts";

export const AccountTypeRef = closedSet(
  "AccountType",
  "wallets",
  Object.values(ACCOUNT_TYPES),
  "0 meowcent (coin), 1 silver.",
);

/** One account of a wallet; `Me.account` and `CheckoutDone.account` list them. */
export const AccountRef = builder.objectRef<Account>("Account").implement({
  description: "type 0 = meowcent, type 1 = silver; `balance` in meowcent units.",
  fields: (t) => ({
    type: t.expose("type", { type: AccountTypeRef, description: "0 meowcent (coin), 1 silver." }),
    balance: t.expose("balance", {
      type: "Amount",
      description: "In meowcent, coin and silver alike; never below 0.",
    }),
  }),
});
