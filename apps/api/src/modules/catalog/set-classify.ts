import { classifyProblem, type ClassifyDraft } from "@catnip/domain/catalog";
import { cleanLine } from "@catnip/domain/input";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { access } from "./catalog.access.ts";
import { toClassify, type Classify } from "./classify.service.ts";
import { warningKey } from "./known-lists.ts";

/**
 * Adds a tag or a content warning, or changes its names, which replace all those it had. Cards, filters and the search
 * follow. Idempotent: without a change there is no write and no audit event.
 *
 * @returns the entry, and whether anything changed
 * @throws ApiError `auth/forbidden` unless root, `input/invalid` with the field
 */
export async function setClassify(
  context: RequestContext,
  asked: ClassifyDraft & { readonly reason: string },
): Promise<{ readonly entry: Classify; readonly isChanged: boolean }> {
  const actor = await requireRole(context, "root");
  const why = cleanReason(asked.reason);
  const field = classifyProblem(asked);
  if (field) throw new ApiError("input/invalid", "The list cannot have this entry.", { field });
  const { namespace, id } = asked;
  const key = namespace === "tags" ? id : warningKey(id);
  const names = Object.fromEntries(
    asked.t
      .map(({ lang, value }) => [lang.toLowerCase(), cleanLine(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return inTransaction(context.db, async (tx) => {
    const [before] = await read<{ name: Readonly<Record<string, string>> }>(tx, KNOWN, [key]);
    const [written] = await read<{ id: string }>(tx, WRITE, [key, JSON.stringify(names)]);
    if (written) {
      await read(tx, STALE, [key]);
      await recordAudit(tx, actor, {
        operation: audited(access, "setClassify"),
        object: { kind: "classify", id: `${namespace}/${id}` },
        why,
        before: before?.name,
        after: names,
        at: context.now(),
      });
    }
    return { entry: toClassify(namespace, { id, names }), isChanged: written !== undefined };
  });
}

const KNOWN = "select name from tags where id = $1 for update";

const WRITE = `
  insert into tags (id, name) values ($1, $2::jsonb)
  on conflict (id) do update set name = excluded.name where tags.name <> excluded.name returning id`;

/** The search index holds the names of a game's tags. */
const STALE = `
  insert into search_stale select store_id from store_tags where tag_id = $1 order by store_id on conflict do nothing`;
