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
 * Writes the documents an installation starts with, each as version 1 and only where there is none yet: what staff
 * wrote stays. Prices and plans reach their tables with it. Processes that start together leave one set.
 *
 * @throws Error for a document that would be refused to staff
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
