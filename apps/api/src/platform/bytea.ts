import { customType } from "drizzle-orm/pg-core";

/** Bytes, as Postgres stores them. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
