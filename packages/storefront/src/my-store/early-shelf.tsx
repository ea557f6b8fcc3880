import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import { MyGamesDocument, StoreOrdersDocument } from "@catnip/sdk/orders/index.ts";
import { requestBody } from "@catnip/sdk/client/request-body.ts";
import type { Locale } from "@catnip/domain/locales";
import { useNonce } from "@catnip/site/http/nonce.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { earlyAnswersScript } from "@catnip/site/session/early-answers.ts";
import { gamesQuestion } from "../shell/my-games.ts";
import { LIBRARY_SEARCH } from "./kept-shelf-script.ts";
import { libraryQuestion } from "./my-shelf.ts";

/**
 * Asks for the player and their library while the scripts that show them are on their way (R-WEB-77). Stands in the HTML alone:
 * hydration leaves it as it is.
 */
export function EarlyShelf() {
  const nonce = useNonce();
  const locale = useLocale();
  const code = import.meta.env.SSR ? earlyAnswersScript(questions(locale), LIBRARY_SEARCH) : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

const questions = (locale: Locale) => [
  requestBody(StoreOrdersDocument, libraryQuestion({ order: "desc", locale, page: 1 })),
  requestBody(MeDocument, {}),
  requestBody(MyGamesDocument, gamesQuestion(1)),
];
