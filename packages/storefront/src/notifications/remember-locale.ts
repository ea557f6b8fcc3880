import type { Locale } from "@catnip/domain/locales";
import { SetUserLocaleDocument } from "@catnip/sdk/notifications/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { currentViewer } from "../shell/viewer.ts";

/** Reports the language the player reads to the API, for mails. If it fails, a mail may be in another language. */
export async function rememberLocale(locale: Locale): Promise<void> {
  const { me } = currentViewer();
  if (!me || me.locale === locale) return;
  try {
    await mutate(SetUserLocaleDocument, { locale }, ["Me"]);
  } catch (fault) {
    console.warn("The language could not be remembered.", fault);
  }
}
