import { createTranslator } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { MessageElement } from "@catnip/site/messages/message-element.tsx";
import { I18nProvider, useLingui } from "@lingui/react";
import { useMemo } from "react";
import { Outlet, useLoaderData } from "react-router";
import type { loader } from "./text-messages.server.ts";

export { headers } from "@catnip/site/http/page-headers.ts";
export { loader } from "./text-messages.server.ts";

/** Around the text pages, whose messages come with the page's data. Staff's overrides, which all pages have, prevail. */
export default function TextLayout() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const messages = useLoaderData<typeof loader>();
  const translator = useMemo(
    () => createTranslator(locale, { ...messages, ...i18n.messages }),
    [i18n, locale, messages],
  );
  return (
    <I18nProvider i18n={translator} defaultComponent={MessageElement}>
      <Outlet />
    </I18nProvider>
  );
}
