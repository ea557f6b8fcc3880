import * as v from "valibot";

/** Base URL of a provider, without a trailing slash; https in production. */
export const serviceAddress = (production: boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && (production ? /^https:/ : /^https?:/).test(text),
      production ? "an address with https is needed" : "an address is needed",
    ),
    v.transform((text) => text.replace(/\/+$/, "")),
  );
