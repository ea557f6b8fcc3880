import { StatementExportDocument } from "@catnip/sdk/orders/index.ts";
import type { Read } from "@catnip/site/session/client.ts";
import { expect, test } from "vitest";
import { loadChainedStatement } from "./load-statement.ts";

// R-WAL-15
test("the chained file is assembled from all its parts, in order", async () => {
  const parts: Record<string, object> = {
    null: { lines: ["a", "b"], next: "2-x" },
    "2-x": { lines: ["c"], next: "3-y" },
    "3-y": { lines: ["d"], next: null },
  };
  const asked: unknown[] = [];
  const ask = (document: unknown, variables: { readonly after: string | null }) => {
    asked.push([document, variables]);
    return Promise.resolve({ findStatementExport: parts[String(variables.after)] });
  };
  expect(await loadChainedStatement(ask as unknown as Read, 1)).toBe("a\nb\nc\nd\n");
  expect(asked).toEqual([null, "2-x", "3-y"].map((after) => [StatementExportDocument, { type: 1, after }]));
});
