import type { ConfigurationKind } from "@catnip/domain/configuration";
import { SHARED_PLATFORM_KEY } from "@catnip/domain/configuration";
import { textLength } from "@catnip/domain/input";
import { sql } from "drizzle-orm";
import { audited, recordAudit, type AuditedIn } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { DOCUMENTS, readDocument, type Documents } from "./documents/index.ts";
import { applyDocument } from "./apply-document.ts";
import { kindAt, platformKeyAt, type CurrentDocument } from "./read-documents.ts";
import { access } from "./configuration.access.ts";

/** Which document, and which version of it the writer saw. */
export type DocumentAt = {
  readonly path: string;
  readonly platform_key: string;
  /** The newest version when the writer started; 0 if there was none. */
  readonly expected_version: number;
  readonly reason: string;
};

/** `document` is untrusted; it is validated against the path's kind here. */
export type NewDocument = DocumentAt & { readonly document?: unknown };

/**
 * Writes the next version of a document and, for prices and plans, the tables behind it, atomically. Optimistic
 * locking: a concurrent write is never overwritten.
 *
 * @throws ApiError `auth/forbidden`; `input/invalid` naming the field; `request/version-conflict` with the current
 *   version
 */
export async function setDocument(context: RequestContext, asked: NewDocument): Promise<CurrentDocument> {
  const actor = await requireRole(context, "root");
  const kind = kindAt(asked.path);
  return writeVersion(context, actor, "setConfigurationDocument", kind, asked, () =>
    Promise.resolve(asked.document),
  );
}

/**
 * Restores an old version by writing it as a new one. It must be valid in today's format.
 *
 * @throws ApiError as `setDocument`; `input/invalid` for an unknown version
 */
export async function restoreDocument(
  context: RequestContext,
  asked: DocumentAt & { readonly version: number },
): Promise<CurrentDocument> {
  const actor = await requireRole(context, "root");
  const kind = kindAt(asked.path);
  return writeVersion(context, actor, "restoreConfigurationDocument", kind, asked, async (tx) => {
    const { rows } = await tx.execute<{ document: unknown }>(sql`
      select document from configuration_versions
        where path = ${asked.path} and platform_key = ${asked.platform_key} and version = ${asked.version}`);
    const [old] = rows;
    if (!old) throw new ApiError("input/invalid", "There never was such a version.", { field: "version" });
    return old.document;
  });
}

type Tx = Pick<Database, "execute">;

const REASON_LENGTH_MAX = 500;

async function writeVersion(
  { db, now }: RequestContext,
  actor: Actor,
  operation: AuditedIn<typeof access>,
  kind: ConfigurationKind,
  asked: DocumentAt,
  documentIn: (tx: Tx) => Promise<unknown>,
): Promise<CurrentDocument> {
  const { path, expected_version: seen } = asked;
  const platform_key = platformKeyAt(asked.platform_key);
  if (!DOCUMENTS[kind].perBrand && platform_key !== SHARED_PLATFORM_KEY)
    throw new ApiError("input/invalid", "This document is the same for all brands.", {
      field: "platform_key",
    });
  const reason = reasonIn(asked.reason);

  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ version: number; document: unknown }>(sql`
      select version, document from configuration_versions
        where path = ${path} and platform_key = ${platform_key} order by version desc limit 1`);
    const [before] = rows;
    if ((before?.version ?? 0) !== seen) throw conflict(before?.version ?? 0);

    const document = checked(kind, await documentIn(tx));
    const version = seen + 1;
    const updated_at = now();
    // Insert first: a writer who saw the same version blocks here, then gets the version conflict.
    const added = await tx.execute(sql`
      insert into configuration_versions (path, platform_key, version, document, author, reason, created_at)
        values (${path}, ${platform_key}, ${version}, ${JSON.stringify(document)}::jsonb, ${actor.uuid}, ${reason},
          ${updated_at.toISOString()}::timestamptz)
        on conflict do nothing`);
    if (added.rowCount === 0) throw conflict(version);
    await applyDocument(tx, kind, document);
    await recordAudit(tx, actor, {
      operation: audited(access, operation),
      object: { kind: "configuration", id: `${platform_key}:${path}` },
      why: reason,
      before: before ? { version: before.version, document: before.document } : null,
      after: { version, document },
      at: updated_at,
    });
    return { path, platform_key, version, document, updated_at };
  });
}

function checked<Name extends ConfigurationKind>(kind: Name, document: unknown): Documents[Name] {
  const result = readDocument(kind, document);
  if ("problem" in result) {
    const { field, problem } = result.problem;
    throw new ApiError("input/invalid", problem, {
      field: field === "document" ? field : `document.${field}`,
    });
  }
  return result.document;
}

function reasonIn(text: string): string {
  const reason = text.trim();
  if (reason === "" || textLength(reason) > REASON_LENGTH_MAX) {
    const facts = { field: "reason", length_max: REASON_LENGTH_MAX };
    throw new ApiError("input/invalid", "A reason is needed, in a few sentences at most.", facts);
  }
  return reason;
}

const conflict = (version: number) =>
  new ApiError("request/version-conflict", "Someone else wrote this document meanwhile.", { version });
