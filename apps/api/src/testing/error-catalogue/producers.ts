import type { ErrorCode } from "@catnip/domain/errors";
import { refusals as accounts } from "../../modules/accounts/testing/refusals.ts";
import { refusals as articles } from "../../modules/articles/testing/refusals.ts";
import { refusals as builds } from "../../modules/builds/testing/refusals.ts";
import { refusals as carts } from "../../modules/carts/testing/refusals.ts";
import { refusals as catalog } from "../../modules/catalog/testing/refusals.ts";
import { refusals as comments } from "../../modules/comments/testing/refusals.ts";
import { refusals as follows } from "../../modules/follows/testing/refusals.ts";
import { refusals as orders } from "../../modules/orders/testing/refusals.ts";
import { refusals as payouts } from "../../modules/payouts/testing/refusals.ts";
import { refusals as prices } from "../../modules/prices/testing/refusals.ts";
import { refusals as profiles } from "../../modules/profiles/testing/refusals.ts";
import { refusals as redemptions } from "../../modules/redemptions/testing/refusals.ts";
import { refusals as reviews } from "../../modules/reviews/testing/refusals.ts";
import { refusals as submissions } from "../../modules/submissions/testing/refusals.ts";
import { refusals as support } from "../../modules/support/testing/refusals.ts";
import { refusals as topUps } from "../../modules/top-ups/testing/refusals.ts";
import { refusals as traffic } from "../../modules/traffic/testing/refusals.ts";
import { refusals as uploads } from "../../modules/uploads/testing/refusals.ts";
import { refusals as wishlists } from "../../modules/wishlists/testing/refusals.ts";
import { refusals as platform } from "./platform-refusals.ts";
import type { Refusals } from "./scene.ts";

/**
 * Every code the server produces, with an action of a visitor that triggers it. A code of the catalog that is in
 * neither list fails the test.
 */
export const PRODUCERS: Refusals = {
  ...platform,
  ...accounts,
  ...articles,
  ...builds,
  ...carts,
  ...catalog,
  ...comments,
  ...follows,
  ...orders,
  ...payouts,
  ...prices,
  ...profiles,
  ...redemptions,
  ...reviews,
  ...submissions,
  ...support,
  ...topUps,
  ...traffic,
  ...uploads,
  ...wishlists,
};

/** Codes that no server produces, with the test of the client that shows them. */
export const CLIENT_CODES: Readonly<Partial<Record<ErrorCode, string>>> = {
  "0": "packages/domain/src/errors/error-codes.test.ts",
  "401": "packages/domain/src/errors/error-codes.test.ts",
  "other/network-request-failed": "packages/sdk/src/uploads/upload-file.test.ts",
  "pay/new-tab-prevent": "packages/storefront/src/payments/leave-for-payment.test.ts",
  "render/error": "packages/storefront/src/play/playable-in.test.ts",
  "render/game-data-lost": "packages/storefront/src/play/playable-in.test.ts",
  "render/no-threads": "packages/storefront/src/play/isolation.test.ts",
  "render/no-web-build": "packages/storefront/src/play/playable-in.test.ts",
};
