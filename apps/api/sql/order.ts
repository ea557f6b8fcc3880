/** Files whose functions the tables themselves use (a generated column, say): applied before the migrations. */
export const BEFORE_TABLES = ["articles-words"] as const;

/**
 * All other files, applied after the migrations. A file stands right of those whose functions its triggers and
 * SQL-language functions use; rights come last, since they look at everything that is there.
 */
export const AFTER_TABLES = [
  "catalog",
  "catalog-search",
  "prices",
  "articles",
  "comments",
  "wallets",
  "carts",
  "orders",
  "payments",
  "payouts",
  "redemptions",
  "configuration",
  "submissions",
  "uploads",
  "traffic",
  "audit",
  "roles",
] as const;
