import { schema } from "../composition/schema.ts";
import { printContract } from "../reference/print-contract.ts";

/** Prints the schema that clients build against, `packages/sdk/schema.graphql`; part of `pnpm generate`. */
process.stdout.write(printContract(schema));
