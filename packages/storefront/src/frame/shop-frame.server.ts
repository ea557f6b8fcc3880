import { ShopFrameDocument } from "@catnip/sdk/configuration/index.ts";
import { brand } from "#brand";
import { data, type LoaderFunctionArgs } from "react-router";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";

/** Of the shop's layout: an unknown locale is no page; then what staff put around every page. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = { platform_key: brand.platform_key, locale: localeOfPage(args) };
  // Without it the shop shows its own links: a page is never lost for the frame around it. But nobody else gets that
  // page from a cache: whoever has asked too much would otherwise decide what all others see.
  return sdk(args.context)
    .query(ShopFrameDocument, asked)
    .then(
      ({ findConfigurationPagesIndex2 }) => findConfigurationPagesIndex2,
      () => data(null, { headers: { "Cache-Control": "no-store" } }),
    );
}
