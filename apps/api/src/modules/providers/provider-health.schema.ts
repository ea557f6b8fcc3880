import { PROVIDER_STANDINGS } from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";
import type { ProviderStanding } from "@catnip/domain/payments";
import { builder } from "../../platform/builder.ts";
import { read } from "../../platform/read.ts";
import { standingOf, type HealthRow } from "./provider-health.ts";
import { listsDays } from "./lists-days.ts";

const ProviderStandingRef = closedSet(
  "ProviderStanding",
  "payments",
  PROVIDER_STANDINGS,
  "How a provider stands by its own answers; `probing`: down, and tried by one payment at a time.",
);

type ProviderHealth = {
  readonly provider_key: string;
  readonly is_on: boolean;
  readonly standing: ProviderStanding;
  readonly recent: string;
  readonly failed_at: Date | null;
  readonly lists_days: boolean;
};

const HealthRef = builder.objectRef<ProviderHealth>("PaymentProviderHealth").implement({
  description: "How a provider answers. For finance, support and root.",
  fields: (t) => ({
    provider_key: t.exposeString("provider_key", { description: "`PaymentProvider.provider_key`." }),
    is_on: t.exposeBoolean("is_on", { description: "Whether staff have it on as a whole." }),
    standing: t.expose("standing", { type: ProviderStandingRef, description: "As payers see it." }),
    recent: t.exposeString("recent", {
      description: "Its last answers, oldest first, at most ten: `1` answered, `0` could not be reached.",
    }),
    failed_at: t.expose("failed_at", {
      type: "DateTime",
      nullable: true,
      description: "When it could not be reached the last time; null: never.",
    }),
    lists_days: t.exposeBoolean("lists_days", {
      description:
        "Whether it lists its days, which are compared with our books. Otherwise a missed payment goes unnoticed.",
    }),
  }),
});

builder.queryField("findPaymentProviderHealth", (t) =>
  t.field({
    type: [HealthRef],
    description:
      "How each payment provider answers, from payments that were started and questions about them.",
    resolve: async (_parent, _args, services) => {
      const { db, now } = services;
      const rows = await read<HealthRow & { readonly provider_key: string; readonly is_on: boolean }>(
        db,
        `select p.provider_key, p.state = 0 as is_on, h.recent, h.failed_at, h.probed_at
          from payment_providers p left join payment_provider_health h on h.provider_key = p.provider_key
          order by p.provider_key`,
      );
      return rows.map((row) => ({
        ...row,
        recent: row.recent ?? "",
        standing: standingOf(row, now()),
        lists_days: listsDays(services, row.provider_key),
      }));
    },
  }),
);
