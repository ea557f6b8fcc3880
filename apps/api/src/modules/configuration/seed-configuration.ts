import { SHARED_PLATFORM_KEY } from "@catnip/domain/configuration";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { applyDocument } from "./apply-document.ts";
import { readDocument } from "./documents/index.ts";
import { kindAt } from "./read-documents.ts";

/** Documents by path, for all brands. */
export type StartingDocuments = Readonly<Record<string, unknown>>;

/**
 * Writes an installation's initial documents, each as version 1 and only if there is none yet: what staff wrote stays.
 * Prices and plans are written to their tables too. Safe when several processes start at once.
 *
 * @throws Error for a document that staff could not write either
 */
export async function seedConfiguration(
  db: Database,
  documents: StartingDocuments,
  reason: string,
): Promise<void> {
  for (const [path, document] of Object.entries(documents)) {
    const kind = kindAt(path);
    const result = readDocument(kind, document);
    if ("problem" in result)
      throw new Error(
        `The document ${path} cannot be planted: ${result.problem.field}: ${result.problem.problem}`,
      );
    await inTransaction(db, async (tx) => {
      const { rowCount } = await tx.execute(sql`
        insert into configuration_versions (path, platform_key, version, document, reason)
          values (${path}, ${SHARED_PLATFORM_KEY}, 1, ${JSON.stringify(result.document)}::jsonb, ${reason})
          on conflict do nothing`);
      if (rowCount) await applyDocument(tx, kind, result.document);
    });
  }
}
