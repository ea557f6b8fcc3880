import { printSchema } from "graphql";
import { schema } from "../composition/schema.ts";

/** Prints the schema that clients build against: `node apps/api/src/cli/print-schema.ts > packages/sdk/schema.graphql`. */
process.stdout.write(`${printSchema(schema)}\n`);
