import type { ApiModule } from "../platform/api-module.ts";
import { accountLogs } from "../modules/account-logs/index.ts";
import { accounts } from "../modules/accounts/index.ts";
import { activities } from "../modules/activities/index.ts";
import { articles } from "../modules/articles/index.ts";
import { builds } from "../modules/builds/index.ts";
import { carts } from "../modules/carts/index.ts";
import { catalog } from "../modules/catalog/index.ts";
import { comments } from "../modules/comments/index.ts";
import { configuration } from "../modules/configuration/index.ts";
import { coupons } from "../modules/coupons/index.ts";
import { entitlements } from "../modules/entitlements/index.ts";
import { follows } from "../modules/follows/index.ts";
import { grants } from "../modules/grants/index.ts";
import { notifications } from "../modules/notifications/index.ts";
import { orders } from "../modules/orders/index.ts";
import { payouts } from "../modules/payouts/index.ts";
import { preferences } from "../modules/preferences/index.ts";
import { prices } from "../modules/prices/index.ts";
import { profiles } from "../modules/profiles/index.ts";
import { providers } from "../modules/providers/index.ts";
import { redemptions } from "../modules/redemptions/index.ts";
import { refunds } from "../modules/refunds/index.ts";
import { reviews } from "../modules/reviews/index.ts";
import { roles } from "../modules/roles/index.ts";
import { settlement } from "../modules/settlement/index.ts";
import { submissions } from "../modules/submissions/index.ts";
import { support } from "../modules/support/index.ts";
import { taxes } from "../modules/taxes/index.ts";
import { topUps } from "../modules/top-ups/index.ts";
import { traffic } from "../modules/traffic/index.ts";
import { uploads } from "../modules/uploads/index.ts";
import { wallets } from "../modules/wallets/index.ts";
import { wishlists } from "../modules/wishlists/index.ts";

/**
 * Every module of the API, in dependency order: a module imports only from those before it. dependency-cruiser reads
 * the order from here and rejects an import in the other direction.
 */
export const MODULES: readonly ApiModule[] = [
  catalog,
  prices,
  coupons,
  entitlements,
  wallets,
  taxes,
  traffic,
  uploads,
  notifications,
  profiles,
  preferences,
  follows,
  wishlists,
  carts,
  comments,
  articles,
  activities,
  builds,
  orders,
  providers,
  topUps,
  refunds,
  settlement,
  reviews,
  redemptions,
  grants,
  submissions,
  support,
  accountLogs,
  configuration,
  accounts,
  payouts,
  roles,
];
