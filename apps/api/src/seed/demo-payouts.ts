import { DEMO_CREATOR_SALES, DEMO_PAYOUT } from "@catnip/demo/catalogue";
import type { BankAccount } from "@catnip/domain/payouts";
import {
  addPayoutBatch,
  releaseEarnings,
  requestPayout,
  settlePayoutBatch,
} from "../modules/payouts/index.ts";
import type { RequestContext, Services } from "../platform/context.ts";
import type { Role } from "../platform/roles/roles.ts";
import { daysBefore } from "./demo-builds.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Examples of the registry of IBANs: no bank has such accounts. */
const SHOP_ACCOUNT = {
  holder: "Catnip demo shop",
  scheme: "iban",
  currency_id: "USD",
  number: "DE89370400440532013000",
} as const;
const CREATOR_ACCOUNT = {
  holder: "Moth and Lantern",
  scheme: "iban",
  currency_id: "USD",
  number: "GB82WEST12345698765432",
  bank_code: null,
  bic: null,
  country: "GB",
} as const satisfies BankAccount;

/** Days between a payout's steps. */
const BATCHED_LATER = 1;
const SETTLED_LATER = 3;

/**
 * The creator's earnings as a shop of two months has them: one payout was made by staff, what is older than the refund
 * window is payable, the rest is held. Idempotent.
 */
export async function plantPayouts(
  services: Services,
  { creatorUuid, staffUuid }: { readonly creatorUuid: string; readonly staffUuid: string },
  startedAt: Date,
): Promise<void> {
  const { amount, daysAgo } = DEMO_PAYOUT;
  const on = (days: number, uuid: string, role: Role) =>
    contextOf(services, { uuid, role }, daysBefore(startedAt, days));
  const uuid = stableUuid("demo payout", amount);
  const batch = stableUuid("demo payout batch", amount);

  await services.db.$client.query(
    `insert into creator_bank_accounts (user_uuid, account, updated_at) values ($1, $2, $3) on conflict do nothing`,
    [creatorUuid, JSON.stringify(CREATOR_ACCOUNT), daysBefore(startedAt, DEMO_CREATOR_SALES[0].daysAgo)],
  );
  const asked = on(daysAgo, creatorUuid, "creator");
  await releaseEarnings(asked);
  await requestPayout(asked, { uuid, amount });
  const batched = on(daysAgo - BATCHED_LATER, staffUuid, "finance");
  await addPayoutBatch(batched, {
    uuid: batch,
    request_uuid: [uuid],
    source: SHOP_ACCOUNT,
    execute_on: batched.now().toISOString().slice(0, 10),
    reason: "Payouts of the month",
  });
  await settlePayoutBatch(on(daysAgo - SETTLED_LATER, staffUuid, "finance"), {
    uuid: batch,
    reason: "Bank statement of the day",
  });
  await releaseEarnings({ ...services, now: () => startedAt });
}

/** A request of one of the demo accounts, at some time before. */
function contextOf(
  services: Services,
  { uuid, role }: { readonly uuid: string; readonly role: Role },
  at: Date,
): RequestContext {
  return {
    ...services,
    now: () => at,
    viewer: { uuid, sid: stableUuid("demo session", uuid), roles: ["player", role], audience: "api" },
    requestId: stableUuid("demo request", uuid, at.getTime()),
    address: "127.0.0.1",
    platformKey: "international",
    loaders: new Map(),
  };
}
