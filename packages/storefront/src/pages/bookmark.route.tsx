import { localePath } from "@catnip/domain/locales";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

/** Where the shop can be found: the site for mainland China and the international one. */
export default function Bookmark() {
  const { t } = useLingui();
  const locale = useLocale();
  const { mainlandChinaShop, internationalShop } = useSite().origins;
  const sites = [
    { name: t`Site for mainland China`, origin: mainlandChinaShop, address: mainlandChinaShop },
    {
      name: t`International site`,
      origin: internationalShop,
      address: internationalShop + localePath(locale, "/"),
    },
  ];
  return (
    <TextPage
      title={t`Bookmark`}
      description={t`The addresses of our shops, to keep and to come back by.`}
      path="/bookmark"
    >
      <p>
        <Trans>
          Keep these addresses. If one of them does not open where you are, try the other: your account of{" "}
          {brand.name} is the same on both.
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
          To bookmark a page, press Ctrl and D, or Command and D on a Mac; on a phone, add it to the home
          screen from the browser's menu.
        </Trans>
      </p>
    </TextPage>
  );
}
