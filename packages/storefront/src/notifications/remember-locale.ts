import type { Locale } from "@catnip/domain/locales";
import { SetUserLocaleDocument } from "@catnip/sdk/notifications/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { currentViewer } from "../shell/viewer.ts";

/**
 * Reports the language the player reads to the API, for mails. The worst case of a failure is a mail in another
 * language.
 */
export async function rememberLocale(locale: Locale): Promise<void> {
  const { me } = currentViewer();
  if (!me || me.locale === locale) return;
  try {
    const { mutate } = await import("@catnip/site/session/client.ts");
    await mutate(
      SetUserLocaleDocument,
      { locale },
      {
        changes: (answers) =>
          answers.update(MeDocument, ({ me: known }) => ({ me: known && { ...known, locale } })),
      },
    );
  } catch (fault) {
    console.warn("The language could not be remembered.", fault);
  }
}
