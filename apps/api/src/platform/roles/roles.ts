import { ROLES, type Role } from "@catnip/domain/accounts";

export { ROLES, type Role };

const KNOWN: ReadonlySet<unknown> = new Set(ROLES);

/** Whether a value from outside (a token, a row) names a role. */
export const isRole = (value: unknown): value is Role => KNOWN.has(value);
