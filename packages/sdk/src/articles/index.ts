export { BroadcastDocument, type BroadcastQuery, type BroadcastQueryVariables } from "../gen/graphql.ts";
