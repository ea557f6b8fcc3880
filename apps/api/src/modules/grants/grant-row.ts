import { grantState, type GrantDecision, type GrantReason, type GrantState } from "@catnip/domain/grants";
import type { RedemptionReward } from "@catnip/domain/redemptions";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { GivenReward } from "../redemptions/index.ts";
import { invalid } from "./check-grant.ts";

/** A grant, and what became of it. */
export type PlatformGrant = {
  readonly uuid: string;
  readonly platform_key: string;
  readonly reward: RedemptionReward;
  readonly user_uuids: readonly string[];
  readonly reason_code: GrantReason;
  readonly reason: string;
  readonly worth: number;
  readonly needs_confirmation: boolean;
  readonly state: GrantState;
  readonly created_by: string;
  readonly created_at: Date;
  /** Who confirmed or withdrew it. */
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly decided_why: string | null;
  readonly deliveries: readonly GrantDelivery[];
};

/** What one player got of it. */
export type GrantDelivery = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly reward: GivenReward;
  readonly order_uuid: string | null;
  /** Milliseconds since 1970. */
  readonly created_at_ms: number;
  readonly reversals: readonly GrantReversal[];
};

/** What was taken back of a delivery. */
export type GrantReversal = {
  readonly uuid: string;
  readonly amount: number;
  readonly why: string;
  readonly created_by: string;
  /** Milliseconds since 1970. */
  readonly created_at_ms: number;
};

type Row = Omit<PlatformGrant, "state"> & { readonly decision: GrantDecision | null };

const toGrant = ({ decision, ...row }: Row): PlatformGrant => ({
  ...row,
  state: grantState(row.needs_confirmation, decision),
});

/** One grant. @throws ApiError `input/invalid` where there is none */
export async function grantOf(db: Queryable, uuid: string): Promise<PlatformGrant> {
  const [row] = isUuid(uuid) ? await read<Row>(db, GRANT, [uuid]) : [];
  if (!row) throw invalid("uuid");
  return toGrant(row);
}

/** Which grants are listed; null: whatever it is. */
export type GrantFilter = { readonly state: GrantState | null; readonly userUuid: string | null };

/** Grants, newest first. */
export async function grantsIn(
  db: Queryable,
  { state, userUuid }: GrantFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PlatformGrant[]> {
  return (await read<Row>(db, GRANTS, [state, userUuid, limit, offset])).map(toGrant);
}

const COLUMNS = `g.uuid, g.platform_key, g.reward, g.user_uuids, g.reason_code, g.reason, g.worth, g.needs_confirmation,
  g.created_by, g.created_at, d.decision, d.decided_by, d.created_at as decided_at, d.why as decided_why, (
    select coalesce(jsonb_agg(jsonb_build_object('uuid', i.uuid, 'user_uuid', i.user_uuid, 'reward', i.reward,
      'order_uuid', i.order_uuid, 'created_at_ms', round(extract(epoch from i.created_at) * 1000), 'reversals', (
        select coalesce(jsonb_agg(jsonb_build_object('uuid', v.uuid, 'amount', v.amount, 'why', v.why,
          'created_by', v.created_by, 'created_at_ms', round(extract(epoch from v.created_at) * 1000))
          order by v.created_at, v.uuid), '[]')
        from grant_reversals v where v.delivery_uuid = i.uuid)) order by i.user_uuid), '[]')
    from grant_deliveries i where i.grant_uuid = g.uuid) as deliveries`;
const FROM = "from grants g left join grant_decisions d on d.grant_uuid = g.uuid";
const GRANT = `select ${COLUMNS} ${FROM} where g.uuid = $1`;
/** The state as `grantState` derives it. */
const GRANTS = `select ${COLUMNS} ${FROM}
  where ($2::uuid is null or $2 = any(g.user_uuids)) and ($1::text is null or $1 = case
    when not g.needs_confirmation or d.decision = 'confirmed' then 'given'
    when d.decision = 'withdrawn' then 'withdrawn' else 'pending' end)
  order by g.created_at desc, g.uuid desc limit $3 offset $4`;
