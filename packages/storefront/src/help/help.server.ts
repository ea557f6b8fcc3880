import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { publicPage } from "@catnip/site/http/public-page.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { HELP_SEARCH_LENGTH_MAX } from "./search-help.ts";
import { helpIn } from "./help-answers.server.ts";

/** All questions, and the search text: the page filters them, with scripts while the visitor types. */
export async function loader(args: LoaderFunctionArgs) {
  const sections = await helpIn(localeOfPage(args), args.context.get(apiContext));
  const search = (args.url.searchParams.get("q") ?? "").trim().slice(0, HELP_SEARCH_LENGTH_MAX);
  return publicPage({ sections, search }, []);
}
