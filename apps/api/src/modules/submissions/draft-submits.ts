import {
  draftProblems,
  EMPTY_SUBMISSION,
  visibleFrom,
  type StoreSubmitDocument,
} from "@catnip/domain/submissions";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { read } from "../../platform/read.ts";
import { findUploads } from "../uploads/index.ts";
import { ownSubmit } from "./find-submits.ts";
import { knownWords } from "./known-words.ts";
import { expectVersion, lockSubmit, stepFrom } from "./lock-submit.ts";
import { documentOfStore } from "./store-document.ts";
import { pictureIds, picturesOf, withInput, type DocumentInput } from "./submit-input.ts";
import type { SubmitRow } from "./submit-rows.ts";
import type { StoreSubmit } from "./submissions.types.ts";

/** Drafts that one creator may have begun and never handed in; each reserves a number of the shop. */
const DRAFTS_MAX = 50;

/**
 * Begins a submission: of a new game, for which a number is reserved that nobody else sees, or of a game of the
 * creator's that is in the shop already. Beginning the same one again answers the one that is there.
 *
 * @param input.uuid made by the client, so that a repeated request begins nothing twice
 * @throws ApiError `store/not-found` for a game that is not the creator's, `request/id-conflict`, `request/too-many`
 */
export async function addStoreSubmit(
  context: RequestContext,
  input: { readonly uuid: string; readonly store_id?: number | null | undefined },
): Promise<StoreSubmit> {
  const { uuid: authorUuid } = await requireRole(context, "creator");
  if (!isUuid(input.uuid)) throw new ApiError("input/invalid", "Not a uuid.", { field: "uuid" });
  const uuid = await inTransaction(context.db, async (tx) => {
    await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('submissions of ' || $1, 0))", [
      authorUuid,
    ]);
    const known = await knownSubmit(tx, authorUuid, input);
    if (known) return known;
    await checkDrafts(tx, authorUuid);
    const now = context.now();
    if (typeof input.store_id === "number") await takeOver(tx, authorUuid, input.uuid, input.store_id, now);
    else await begin(tx, authorUuid, input.uuid, now);
    return input.uuid;
  });
  return ownSubmit(context, uuid);
}

/** The submission that this request would begin, if it is there already. */
async function knownSubmit(
  tx: Transaction,
  authorUuid: string,
  { uuid, store_id = null }: { readonly uuid: string; readonly store_id?: number | null | undefined },
): Promise<string | null> {
  const rows = await read<{ uuid: string; author_uuid: string }>(
    tx,
    "select uuid, author_uuid from store_submits where uuid = $1 or (store_id = $2 and author_uuid = $3)",
    [uuid, store_id, authorUuid],
  );
  if (rows.some((row) => row.author_uuid !== authorUuid))
    throw new ApiError("request/id-conflict", "This uuid is taken; make another one.");
  return rows[0]?.uuid ?? null;
}

async function checkDrafts(tx: Transaction, authorUuid: string): Promise<void> {
  const rows = await read<{ drafts: number }>(
    tx,
    "select count(*)::int as drafts from store_submits where author_uuid = $1 and submitted_at is null and accepted_document is null",
    [authorUuid],
  );
  if ((rows[0]?.drafts ?? 0) >= DRAFTS_MAX)
    throw new ApiError("request/too-many", "Too many drafts were begun.", { drafts_max: DRAFTS_MAX });
}

async function begin(tx: Transaction, authorUuid: string, uuid: string, now: Date): Promise<void> {
  await tx.$client.query(
    `with reserved as (
       insert into stores (path, category, support_platform, is_published, author_uuid, updated_at)
       values ($1, 'boy-r18', '', false, $2, $3) returning id)
     insert into store_submits (uuid, store_id, author_uuid, document, created_at, updated_at)
     select $1::uuid, id, $2, $4, $3, $3 from reserved`,
    [uuid, authorUuid, now, JSON.stringify(EMPTY_SUBMISSION)],
  );
}

/** A game that came into the shop by other ways starts from what is public of it. */
async function takeOver(
  tx: Transaction,
  authorUuid: string,
  uuid: string,
  storeId: number,
  now: Date,
): Promise<void> {
  const document = await documentOfStore(tx, storeId, authorUuid);
  if (!document) throw new ApiError("store/not-found", "The game was not found.");
  await tx.$client.query(
    `insert into store_submits (uuid, store_id, author_uuid, state, document, accepted_document, visible_at, created_at, updated_at)
     values ($1, $2, $3, 'accepted', $4, $4, $5, $6, $6)`,
    [uuid, storeId, authorUuid, JSON.stringify(document), visibleFrom(document.store, 0), now],
  );
}

/**
 * Changes a draft; what is left out stays. A change to what was accepted or refused begins another round as a draft,
 * while the public page stays as it is. Saving what is there already changes nothing, so that it may be repeated.
 *
 * @param input.version the version that was shown
 * @throws ApiError `submission/not-found`, `submission/not-editable`, `request/version-conflict`, `input/invalid` with
 *   the field
 */
export async function setStoreSubmit(
  context: RequestContext,
  input: DocumentInput & { readonly uuid: string; readonly version: number },
): Promise<StoreSubmit> {
  const { uuid: authorUuid } = await requireRole(context, "creator");
  const known = await knownWords(context);
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubmit(tx, input.uuid, authorUuid);
    const uploaded = await findUploads(tx, {
      uuids: pictureIds(input),
      ownerUuid: authorUuid,
      scope: "store_submit",
      scopeUuid: row.uuid,
    });
    const pictures = new Map(picturesOf(row.document));
    for (const { uuid, ...picture } of uploaded.values()) pictures.set(uuid, { id: uuid, ...picture });
    const document = withInput(row.document, input, pictures);
    const [problem] = draftProblems(document, known);
    if (problem) throw new ApiError("input/invalid", `${problem.field}: ${problem.problem}.`, problem);
    await expectBuilds(tx, row.store_id, document);
    await save(tx, row, document, input.version, context.now());
  });
  return ownSubmit(context, input.uuid);
}

async function save(
  tx: Transaction,
  row: SubmitRow,
  document: StoreSubmitDocument,
  version: number,
  now: Date,
): Promise<void> {
  const rows = await read<{ same: boolean }>(tx, "select $1::jsonb = $2::jsonb as same", [
    JSON.stringify(row.document),
    JSON.stringify(document),
  ]);
  if (rows[0]?.same) return;
  expectVersion(row, version);
  const state = stepFrom(row, "edit", now);
  await tx.$client.query(
    "update store_submits set document = $2, state = $3, version = version + 1, updated_at = $4 where uuid = $1",
    [row.uuid, JSON.stringify(document), state, now],
  );
}

/** Builds are chosen among those of the game, each as what it is. */
async function expectBuilds(tx: Transaction, storeId: number, document: StoreSubmitDocument): Promise<void> {
  const { official_app: official, trial_app: trial } = document.store_submit_game_pack;
  if (official.length + trial.length === 0) return;
  const rows = await read<{ uuid: string; kind: string }>(
    tx,
    "select uuid, kind from builds where store_id = $1 and uuid = any($2::uuid[])",
    [storeId, [...official, ...trial].filter(isUuid)],
  );
  const has = (uuid: string, kind: string) =>
    rows.some((build) => build.uuid === uuid && build.kind === kind);
  const wrong =
    (!official.every((uuid) => has(uuid, "official")) && "official_app") ||
    (!trial.every((uuid) => has(uuid, "trial")) && "trial_app");
  if (wrong)
    throw new ApiError("input/invalid", "The game has no such build.", {
      field: `store_submit_game_pack.${wrong}`,
      problem: "unknown",
    });
}
