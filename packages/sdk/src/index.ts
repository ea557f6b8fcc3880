/** The entry point for servers. Operations come from `@catnip/sdk/<feature>/index.ts`. */
export { ApiFault } from "./client/api-fault.ts";
export { /** @internal for tests of the site kit */ faultOf } from "./client/fault-of.ts";
export type { Operation } from "./client/operation.ts";
export { query, type ApiAddress } from "./client/query.ts";
export type * from "./gen/graphql.ts";
