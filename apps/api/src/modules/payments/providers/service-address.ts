import * as v from "valibot";

/** Where a provider is reached, without a slash at the end; encrypted in production. */
export const serviceAddress = (production: boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && (production ? /^https:/ : /^https?:/).test(text),
      production ? "an address with https is needed" : "an address is needed",
    ),
    v.transform((text) => text.replace(/\/+$/, "")),
  );
