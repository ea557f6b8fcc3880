import { builder } from "../../platform/builder.ts";
import { read } from "../../platform/read.ts";
import { MeRef } from "../profiles/profiles.schema.ts";

/** Why a player can buy nothing at the moment, as `commit_purchase` decides it (R-RFD-34). */
type PurchaseFreeze = {
  /** In meowcent. */
  readonly owed: number;
  readonly disputed: boolean;
};

const PurchaseFreezeRef = builder.objectRef<PurchaseFreeze>("PurchaseFreeze").implement({
  description: "Why nothing can be bought at the moment.",
  fields: (t) => ({
    owed: t.exposeInt("owed", {
      description:
        "Coins that were spent before their top-up was refunded, in meowcent. Added coins pay it first.",
    }),
    disputed: t.exposeBoolean("disputed", {
      description: "Whether a payment is disputed; that ends when the dispute is settled.",
    }),
  }),
});

builder.objectField(MeRef, "purchase_freeze", (t) =>
  t.field({
    type: PurchaseFreezeRef,
    nullable: true,
    description: "Why every purchase would be refused with `pay/purchases-frozen`; null: none would.",
    resolve: async ({ uuid }, _args, { db }) => {
      const [row] = await read<{ freeze: PurchaseFreeze | null }>(
        db,
        "select purchase_freeze($1) as freeze",
        [uuid],
      );
      return row?.freeze ?? null;
    },
  }),
);
