import { builder } from "../../platform/builder.ts";
import { StoreActivityRef } from "../catalog/catalog.schema.ts";
import { setSale } from "./set-sale.ts";

builder.mutationField("setStoreActivity", (t) =>
  t.field({
    type: StoreActivityRef,
    nullable: true,
    description:
      "Begins a sale of one of the creator's games, makes a running one deeper or longer, or ends it. Answers the sale; null when there was none to end. Refusals: `store/not-found`, `store/not-released`, `input/invalid`, `price/sale-percent`, `price/sale-too-soon`, `price/raised-before-sale`.",
    args: {
      store_id: t.arg.int({ required: true, description: "A released game of the creator's own." }),
      percentage_discount: t.arg.int({
        description:
          "Percent off, as all shops allow it (10 to 90); of a running sale, not less than now. Left out: the sale ends now.",
      }),
      ended_at: t.arg({
        type: "DateTime",
        description: "When it ends by itself. Left out: it runs until it is ended.",
      }),
    },
    resolve: (_parent, args, context) => setSale(context, args),
  }),
);
