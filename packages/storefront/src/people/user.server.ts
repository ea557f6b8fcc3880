import { sdk } from "@catnip/site/host/sdk.server.ts";
import { orErrorPage, pageTimeMs } from "@catnip/site/http/public-page.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { UserPageDocument } from "@catnip/sdk/profiles/index.ts";
import { brand } from "#brand";
import { data, type LoaderFunctionArgs } from "react-router";
import { ACTIVITIES_PER_PAGE, AUTHOR_GAMES_MAX, parsePage } from "./activity-pages.ts";

/**
 * A person's public page, in one API request. Not cacheable by shared caches: what its owner hides must disappear at
 * once (R-ACT-4).
 */
export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params["uuid"] ?? "";
  const page = parsePage(args.url.searchParams.get("page"));
  const found = await orErrorPage(
    sdk(args.context).query(UserPageDocument, {
      platform_key: brand.platform_key,
      locale: localeOfPage(args),
      uuid,
      q: { page },
      limit: ACTIVITIES_PER_PAGE,
      games_limit: AUTHOR_GAMES_MAX,
    }),
  );
  const [person] = found.findUserPublic;
  if (!person) throw data({ code: "auth/user-not-found" }, { status: 404 });
  return data(
    { nowMs: pageTimeMs(), page, person, games: found.by_author },
    { headers: { "Cache-Control": "no-cache" } },
  );
}
