/** Files whose functions the tables themselves use (in a generated column, say): applied before the migrations. */
export const BEFORE_TABLES = ["articles-words"] as const;

/**
 * All other files, applied after the migrations, in dependency order: a file comes after those whose functions its
 * triggers and SQL-language functions use. Grants come last, since they cover everything that exists.
 */
export const AFTER_TABLES = [
  "accounts-sessions",
  "catalog",
  "catalog-search",
  "prices",
  "prices-log",
  "articles",
  "comments",
  "wallets",
  "wallets-waiting",
  "wallets-documents",
  "carts",
  "orders-reads",
  "orders",
  "orders-refunds",
  "top-ups",
  "top-ups-money-back",
  "refunds",
  "settlement",
  "reviews",
  "payouts",
  "taxes",
  "redemptions",
  "grants",
  "wallets-second-person",
  "configuration",
  "submissions",
  "uploads",
  "traffic",
  "audit",
  "roles-changes",
  "roles",
] as const;
