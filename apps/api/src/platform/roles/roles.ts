import { ROLES, type Role } from "@catnip/domain/accounts";

export { ROLES, type Role };

const KNOWN: ReadonlySet<unknown> = new Set(ROLES);

/** Whether an untrusted value (from a token, a row) is a role. */
export const isRole = (value: unknown): value is Role => KNOWN.has(value);
