import type { GraphQLSchema } from "graphql";
import { finishSchema } from "../platform/graphql/finish-schema.ts";
import { ACCESS } from "./access.ts";

/** The one schema: by now each module has registered its types and fields with the builder. */
export const schema: GraphQLSchema = finishSchema(ACCESS);
