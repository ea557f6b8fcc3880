import { htmlAttributes, createTranslator } from "@catnip/i18n";
import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";
import { isOffered } from "@catnip/site/languages/offered-locales.ts";
import { loadMessages } from "@catnip/site/messages/load-messages.ts";
import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { brand } from "#brand";
import { readAddress } from "../address.ts";
import { PARTS } from "../parts/index.ts";
import { API } from "../transport/transport.ts";
import { Document } from "./document.tsx";
import { PartPage } from "./part-page.tsx";
import { PopupPage } from "./popup-page.tsx";
import { prepare } from "./prepare.ts";
import { inRouter } from "./router.tsx";
import { settled } from "./settled.ts";

void show();

/** No top-level await: lazy chunks import from this module, and would wait for it. */
async function show(): Promise<void> {
  const address = readAddress(window.location.search);
  const locale = isOffered(address.locale) ? address.locale : brand.locales.default;
  const html = document.documentElement;
  html.lang = locale;
  html.dataset["theme"] = address.theme;
  html.dataset["api"] = API;

  const part = PARTS[address.part];
  const popup = part ? null : prepare(address);
  document.cookie = `${MEMBER_COOKIE}=${popup?.state.visitor === "guest" ? "" : "1"}; Path=/`;

  // What every popup loads before its first query.
  await Promise.all([
    import("@catnip/storefront/shell/viewer-source.ts"),
    import("@catnip/site/messages/error-messages.ts"),
  ]);
  const i18n = createTranslator(locale, await loadMessages(locale));
  const { style } = htmlAttributes(locale);
  createRoot(document.getElementById("root") ?? document.body).render(
    <I18nProvider i18n={i18n}>
      <Document accent={brand.theme.accent} properties={style}>
        {inRouter(locale, part ? <PartPage part={part} /> : popup && <PopupPage popup={popup} />)}
      </Document>
    </I18nProvider>,
  );
  await settled(() => popup?.open() ?? 0, popup !== null);
  if (popup?.state.afterwards) {
    await popup.state.afterwards(popup.element());
    await settled(popup.open, true);
  }
  // Tests and the frame around this page wait for it.
  html.dataset["settled"] = "yes";
}
