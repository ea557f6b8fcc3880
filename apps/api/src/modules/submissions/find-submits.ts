import type { SubmitState } from "@catnip/domain/submissions";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { knownWords } from "./known-words.ts";
import { shapeSubmit, SUBMIT_COLUMNS, type SubmitRow } from "./submit-rows.ts";
import type { StoreSubmit, StoreSubmitEvent, StoreSubmitList, SubmitBuild } from "./submissions.types.ts";

export type FindSubmitInput = {
  readonly uuid?: string | null | undefined;
  readonly store_id?: number | null | undefined;
  readonly state?: readonly SubmitState[] | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/**
 * Submissions the viewer may see: a creator's own, and for reviewers and root also other people's once submitted. A
 * draft that was never submitted is visible to its creator only.
 *
 * @throws ApiError `auth/forbidden`, `input/invalid` for an unknown state
 */
export async function findStoreSubmits(
  context: RequestContext,
  input: FindSubmitInput,
): Promise<StoreSubmitList> {
  const actor = await requireRole(context, "reviewer", "root", "creator");
  const { uuid = null, store_id = null } = input;
  if (uuid !== null && !isUuid(uuid)) return { total: 0, list: [] };
  const { limit, offset } = pageWindow(input.q, input.limit);
  const order = ORDERS.find((known) => known === input.q?.orderField) ?? "updated_at-desc";
  const [column, direction] = order.split("-");
  const [found] = await read<{ readonly total: number; readonly rows: readonly SubmitRow[] }>(
    context.db,
    `with mine as (
       select ${SUBMIT_COLUMNS} from store_submits b join stores s on s.id = b.store_id
       where (b.author_uuid = $1 or ($2 and b.submitted_at is not null))
         and ($3::uuid is null or b.uuid = $3) and ($4::int is null or b.store_id = $4)
         and ($5::text[] is null
           or case when b.state = 'accepted' and b.visible_at <= $6 then 'published' else b.state end = any($5)))
     select (select count(*)::int from mine) as total, (select coalesce(json_agg(page), '[]') from (
       select * from mine order by ${column} ${direction} nulls last, uuid limit $7 offset $8) page) as rows`,
    [actor.uuid, actor.role !== "creator", uuid, store_id, input.state ?? null, context.now(), limit, offset],
  );
  const known = await knownWords(context);
  return {
    total: found?.total ?? 0,
    list: (found?.rows ?? []).map((row) => shapeSubmit(context, revived(row), known)),
  };
}

const ORDERS = ["updated_at-desc", "updated_at-asc", "submitted_at-asc", "submitted_at-desc"] as const;

/** Rows read as JSON have their timestamps as text. */
function revived(row: SubmitRow): SubmitRow {
  const at = (value: Date | string | null) => (value === null ? null : new Date(value));
  return {
    ...row,
    visible_at: at(row.visible_at),
    submitted_at: at(row.submitted_at),
    reviewed_at: at(row.reviewed_at),
    released_at: at(row.released_at),
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
  };
}

/** The builds of games, newest first, per game. */
export async function buildsOfStores(
  context: RequestContext,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SubmitBuild[]>> {
  const rows = await read<{ readonly store_id: number; readonly builds: readonly SubmitBuild[] }>(
    context.db,
    `select store_id, json_agg(json_build_object('uuid', uuid, 'kind', kind, 'platform', platform, 'language', language,
       'version', version, 'filename', filename, 'size', size, 'created_at', iso_instant(created_at))
       order by created_at desc, uuid) as builds
     from builds where store_id = any($1::int[]) group by store_id`,
    [storeIds],
  );
  return new Map(rows.map(({ store_id, builds }) => [store_id, builds]));
}

/** The history of submissions, newest first. */
export async function eventsOfSubmits(
  context: RequestContext,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoreSubmitEvent[]>> {
  const rows = await read<{ readonly submit_uuid: string; readonly events: readonly StoreSubmitEvent[] }>(
    context.db,
    `select submit_uuid, json_agg(json_build_object('uuid', uuid, 'version', version, 'state', state, 'reason', reason,
       'created_at', iso_instant(created_at)) order by created_at desc, uuid desc) as events
     from store_submit_events where submit_uuid = any($1::uuid[]) group by submit_uuid`,
    [uuids],
  );
  return new Map(rows.map(({ submit_uuid, events }) => [submit_uuid, events]));
}

/** One of the viewer's own, after a change. */
export async function ownSubmit(context: RequestContext, uuid: string): Promise<StoreSubmit> {
  const { list } = await findStoreSubmits(context, { uuid });
  const [found] = list;
  if (!found) throw new ApiError("submission/not-found", "The submission was not found.");
  return found;
}
