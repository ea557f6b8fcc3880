import { TAX_MODES } from "@catnip/domain/taxes";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import { addTaxRule, endTaxRule, findTaxRules, type StoredTaxRule } from "./taxes.service.ts";

const TaxModeRef = closedSet(
  "TaxMode",
  "taxes",
  TAX_MODES,
  "Whether prices contain the tax, or it is added to top-ups.",
);

const REASON = "For the audit log, at most 500 characters.";

const TaxRuleRef = builder.objectRef<StoredTaxRule>("TaxRule").implement({
  description: "The tax of a country for a time. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Client-made when the rule was." }),
    country: t.exposeString("country", { description: "ISO 3166-1, in lower case: where buyers live." }),
    rate_bp: t.exposeInt("rate_bp", { description: "Ten-thousandths of the net price: 1900 are 19 %." }),
    mode: t.expose("mode", {
      type: TaxModeRef,
      description: "`inclusive`: in prices in coins; `exclusive`: added to top-ups, in money.",
    }),
    valid_from: t.expose("valid_from", {
      type: "DateTime",
      description: "Purchases or top-ups from this moment on.",
    }),
    valid_until: t.expose("valid_until", {
      type: "DateTime",
      nullable: true,
      description: "Purchases or top-ups before this moment; null: until further notice.",
    }),
  }),
});

builder.queryField("findTaxRule", (t) =>
  t.field({
    type: [TaxRuleRef],
    description: "Every tax rule there is or was, by country and time. A country without one has no tax.",
    resolve: async (_parent, _args, context) => [...(await findTaxRules(context))],
  }),
);

builder.mutationField("addTaxRule", (t) =>
  t.field({
    type: TaxRuleRef,
    description:
      "Adds the tax of a country. `input/invalid` names the field: `valid_from` for less than five minutes from now, or where another rule of the country stands.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; the same rule again is answered again." }),
      country: t.arg.string({ required: true, description: "ISO 3166-1." }),
      rate_bp: t.arg.int({ required: true, description: "1 to 10000." }),
      mode: t.arg({
        type: TaxModeRef,
        required: true,
        description:
          "`inclusive`: in prices in coins, due when they are spent; `exclusive`: added to top-ups.",
      }),
      valid_from: t.arg({ type: "DateTime", required: true, description: "From five minutes on." }),
      valid_until: t.arg({ type: "DateTime", description: "Absent: until further notice." }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => addTaxRule(context, args),
  }),
);

builder.mutationField("endTaxRule", (t) =>
  t.field({
    type: TaxRuleRef,
    description: "Ends a tax rule, earlier than it would. What was bought before keeps its tax.",
    args: {
      uuid: t.arg.id({ required: true, description: "The rule." }),
      valid_until: t.arg({
        type: "DateTime",
        required: true,
        description: "From five minutes on, and after the rule has begun.",
      }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: (_parent, args, context) => endTaxRule(context, args),
  }),
);
