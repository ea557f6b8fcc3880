import { ShopFrameDocument } from "@catnip/sdk/configuration/index.ts";
import { brand } from "#brand";
import { data, type LoaderFunctionArgs } from "react-router";
import { shownNotice } from "../articles/notice.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";

/** The shop layout's loader: refuses unknown locales, then loads the configured frame. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  const asked = { platform_key: brand.platform_key, locale };
  // Falls back to the shop's built-in links: a page never fails because of its frame. But the fallback is not cached:
  // otherwise one rate-limited visitor would decide what all others see.
  return sdk(args.context)
    .query(ShopFrameDocument, asked)
    .then(
      ({ findConfigurationPagesIndex2, notices }) => ({
        ...findConfigurationPagesIndex2,
        notices: notices.map((article) => shownNotice(article, locale)),
      }),
      () => data(null, { headers: { "Cache-Control": "no-store" } }),
    );
}
