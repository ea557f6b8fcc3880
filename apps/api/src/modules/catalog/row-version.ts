/**
 * SQL: which version of a row a statement sees. A row is never changed in place: an update writes a new version, at
 * another place or by another transaction.
 */
export const versionOf = (row: string) => `${row}.xmin::text || ${row}.ctid::text`;
