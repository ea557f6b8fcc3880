import { LOT_ORIGINS } from "@catnip/domain/wallets";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { AccountTypeRef } from "../wallets/index.ts";
import { findWalletLots, type WalletLot } from "./lots.service.ts";

const LotOriginRef = closedSet(
  "LotOrigin",
  "wallets",
  LOT_ORIGINS,
  "Where coins came from: bought (`paid`), given along with a top-up (`bonus`), a gift (`grant`), a reward code (`redemption`), a refund.",
  "text",
);

const WalletLotRef = builder.objectRef<WalletLot>("WalletLot").implement({
  description: "What is left of one grant. Amounts in meowcent.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the lot." }),
    origin: t.expose("origin", { type: LotOriginRef, description: "Where it came from." }),
    granted: t.expose("granted", { type: "Amount", description: "What it held at first." }),
    remaining: t.expose("remaining", { type: "Amount", description: "What it holds now; above 0." }),
    paid_minor: t.expose("paid_minor", {
      type: "Amount",
      nullable: true,
      description: "What all of it cost, in minor units with two decimals; null for gifts.",
    }),
    paid_currency: t.exposeString("paid_currency", { nullable: true, description: "Of `paid_minor`." }),
    paid_back_minor: t.expose("paid_back_minor", {
      type: "Amount",
      description:
        "What of `paid_minor` was refunded, in minor units; the coins for it are gone from the lot.",
    }),
    expires_at: t.expose("expires_at", {
      type: "DateTime",
      nullable: true,
      description: "From when on it may be taken back; null: never.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was granted." }),
  }),
});

const WalletLotsRef = builder
  .objectRef<{ readonly total: number; readonly list: readonly WalletLot[] }>("WalletLots")
  .implement({
    description: "What an account consists of.",
    fields: (t) => ({
      total: t.exposeInt("total", { description: "All that hold something; the list has at most 100." }),
      list: t.field({
        type: [WalletLotRef],
        description: "In the order in which they will be spent.",
        resolve: ({ list }) => [...list],
      }),
    }),
  });

builder.queryField("findWalletLots", (t) =>
  t.field({
    type: WalletLotsRef,
    description:
      "The lots of one account of the signed-in user, in the order in which they will be spent: what expires first, then gifts before what was bought, then the oldest.",
    args: {
      type: t.arg({ type: AccountTypeRef, required: true, description: "0 meowcent (coin), 1 silver." }),
    },
    resolve: (_parent, { type }, context) => findWalletLots(context.db, requireViewer(context).uuid, type),
  }),
);
