import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/**
 * Messages of the shop that configured items may use as titles, by their `tPath`: they exist in every language. All of
 * them are used elsewhere in the shop too.
 */
export const SHOP_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  "about-us": msg`About us`,
  "coming-soon": msg`Coming soon`,
  employment: msg`Employment`,
  home: msg`Home`,
  "my-store": msg`My Store`,
  "new-games": msg`New games`,
  "on-sale": msg`On sale`,
  partners: msg`Partners`,
  privacy: msg`Privacy`,
  store: msg`Store`,
  terms: msg`Terms`,
};
