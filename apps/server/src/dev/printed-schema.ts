import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { schema } from "@catnip/api/composition/schema.ts";
import { printContract } from "@catnip/api/reference/print-contract.ts";

const FILE = path.resolve(import.meta.dirname, "../../../../packages/sdk/schema.graphql");

/** Writes the printed schema that clients build against, when it is out of date. */
export function writePrintedSchema(file = FILE): void {
  const text = printContract(schema);
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
