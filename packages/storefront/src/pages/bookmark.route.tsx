import { localePath } from "@catnip/domain/locales";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { publicPage } from "@catnip/site/http/public-page.server.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { TextPage } from "./text-page.tsx";

export { headers } from "@catnip/site/http/page-headers.ts";

/** No other page names another brand's shop (R-BRD-7). */
export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args.context.get(apiContext).publicConfig.bookmarks, []);

/** Where the shop can be found: the site for mainland China and the international one. */
export default function Bookmark() {
  const { t } = useLingui();
  const locale = useLocale();
  const { mainlandChina, international } = useLoaderData<typeof loader>();
  const sites = [
    { name: t`Site for mainland China`, origin: mainlandChina, address: mainlandChina },
    {
      name: t`International site`,
      origin: international,
      address: international + localePath(locale, "/"),
    },
  ];
  return (
    <TextPage
      title={t`Bookmark`}
      description={t`The addresses of our shops, to bookmark for later.`}
      path="/bookmark"
    >
      <p>
        <Trans>
          Bookmark these addresses. If one of them does not open where you are, try the other: your{" "}
          {brand.name} account is the same on both.
        </Trans>
      </p>
      <ul>
        {sites.map(({ name, origin, address }) => (
          <li key={name}>
            {name}: <a href={address}>{new URL(origin).host}</a>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          To bookmark a page, press Ctrl+D, or Command+D on a Mac; on a phone, add it to the home screen from
          the browser's menu.
        </Trans>
      </p>
    </TextPage>
  );
}
