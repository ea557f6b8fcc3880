import { names as activities } from "../../modules/activities/testing/object-access.ts";
import { names as articles } from "../../modules/articles/testing/object-access.ts";
import { names as builds } from "../../modules/builds/testing/object-access.ts";
import { names as carts } from "../../modules/carts/testing/object-access.ts";
import { names as catalog } from "../../modules/catalog/testing/object-access.ts";
import { names as comments } from "../../modules/comments/testing/object-access.ts";
import { names as configuration } from "../../modules/configuration/testing/object-access.ts";
import { names as follows } from "../../modules/follows/testing/object-access.ts";
import { names as grants } from "../../modules/grants/testing/object-access.ts";
import { names as notifications } from "../../modules/notifications/testing/object-access.ts";
import { names as orders } from "../../modules/orders/testing/object-access.ts";
import { names as payouts } from "../../modules/payouts/testing/object-access.ts";
import { names as preferences } from "../../modules/preferences/testing/object-access.ts";
import { names as prices } from "../../modules/prices/testing/object-access.ts";
import { names as profiles } from "../../modules/profiles/testing/object-access.ts";
import { names as redemptions } from "../../modules/redemptions/testing/object-access.ts";
import { names as refunds } from "../../modules/refunds/testing/object-access.ts";
import { names as reviews } from "../../modules/reviews/testing/object-access.ts";
import { names as roles } from "../../modules/roles/testing/object-access.ts";
import { names as settlement } from "../../modules/settlement/testing/object-access.ts";
import { names as submissions } from "../../modules/submissions/testing/object-access.ts";
import { names as support } from "../../modules/support/testing/object-access.ts";
import { names as taxes } from "../../modules/taxes/testing/object-access.ts";
import { names as topUps } from "../../modules/top-ups/testing/object-access.ts";
import { names as traffic } from "../../modules/traffic/testing/object-access.ts";
import { names as uploads } from "../../modules/uploads/testing/object-access.ts";
import { names as wishlists } from "../../modules/wishlists/testing/object-access.ts";
import type { Names } from "./named.ts";

/** Every position in the schema that takes an id. A new one without an entry fails the test. */
export const NAMES: Names = {
  ...activities,
  ...articles,
  ...builds,
  ...carts,
  ...catalog,
  ...comments,
  ...configuration,
  ...follows,
  ...grants,
  ...notifications,
  ...orders,
  ...payouts,
  ...preferences,
  ...prices,
  ...profiles,
  ...redemptions,
  ...refunds,
  ...reviews,
  ...roles,
  ...settlement,
  ...submissions,
  ...support,
  ...taxes,
  ...topUps,
  ...traffic,
  ...uploads,
  ...wishlists,
};
