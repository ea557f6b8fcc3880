import "../modules/catalog/catalog.schema.ts";
import "../modules/catalog/suggestions.schema.ts";
import "../modules/catalog/classify.schema.ts";
import "../modules/uploads/uploads.schema.ts";
import "../modules/prices/prices.schema.ts";
import "../modules/wallets/wallets.schema.ts";
import "../modules/coupons/coupons.schema.ts";
import "../modules/carts/carts.schema.ts";
import "../modules/orders/orders.schema.ts";
import "../modules/orders/cart-checkouts.schema.ts";
import "../modules/payments/payments.schema.ts";
import "../modules/payments/pre-recharge.schema.ts";
import "../modules/payments/cases/cases.schema.ts";
import "../modules/payments/next-action.schema.ts";
import "../modules/payments/offline/offline.schema.ts";
import "../modules/account-logs/account-logs.schema.ts";
import "../modules/redemptions/redemptions.schema.ts";
import "../modules/accounts/accounts.schema.ts";
import "../modules/wishlists/wishlists.schema.ts";
import "../modules/comments/comments.schema.ts";
import "../modules/articles/articles.schema.ts";
import "../modules/articles/article-staff.schema.ts";
import "../modules/profiles/profiles.schema.ts";
import "../modules/profiles/public-user.schema.ts";
import "../modules/preferences/preferences.schema.ts";
import "../modules/follows/follows.schema.ts";
import "../modules/activities/activities.schema.ts";
import "../modules/notifications/notifications.schema.ts";
import "../modules/builds/builds.schema.ts";
import "../modules/submissions/submissions.schema.ts";
import "../modules/configuration/configuration.schema.ts";
import "../modules/traffic/traffic.schema.ts";
import { defaultFieldResolver, isObjectType, type GraphQLSchema } from "graphql";
import { builder } from "./builder.ts";
import { guardRoots } from "./roles/guard-roots.ts";

/**
 * The one schema. Each module's `<feature>.schema.ts` registers its types and fields on the builder when it is
 * imported; a new module is one more line above, left of those that extend its types. Who may ask each operation is in
 * `roles/matrix.ts`.
 */
export const schema: GraphQLSchema = guardRoots(withPlainFields(builder.toSchema()));

/** Fields that merely read a property lose their resolver, so that compiled operations read it without a call. */
function withPlainFields(made: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(made.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve === defaultFieldResolver) delete field.resolve;
    }
  }
  return made;
}
