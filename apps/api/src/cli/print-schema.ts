import { printContract } from "../platform/reference/print-contract.ts";
import { schema } from "../platform/schema.ts";

/** Prints the schema that clients build against, `packages/sdk/schema.graphql`: a part of `pnpm generate`. */
process.stdout.write(printContract(schema));
