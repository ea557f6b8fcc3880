import type { PoolClient } from "pg";
import type { Difference } from "./difference.ts";

/** One part of a verification; parts do not depend on each other. */
export type Check = {
  /** Name of the rule, as in its differences. */
  readonly check: string;
  readonly find: (client: PoolClient) => Promise<readonly Difference[]>;
};

/** A check whose statement returns one sentence per difference. */
export const statementCheck = (check: string, text: string): Check => ({
  check,
  find: async (client) => {
    const { rows } = await client.query<{ says: string }>(text);
    return rows.map(({ says }) => ({ check, says }));
  },
});
