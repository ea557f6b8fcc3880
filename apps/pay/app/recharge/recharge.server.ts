import { OpenPayLinkDocument } from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { isErrorCode } from "@catnip/domain/errors";
import { formFields } from "@catnip/site/http/form-fields.server.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { goOn } from "../session/answers.server.ts";
import { brandOfVisit } from "../session/brand-of-visit.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";

/** The link's `data`, unparsed: the API validates it when it is redeemed (R-TOP-9). */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const problem = searchParams.get("problem");
  return { data: searchParams.get("data"), problem: isErrorCode(problem) ? problem : null };
}

/**
 * Opens the link and redirects through the shop, whose session confirms whether it created it. Until then the link has
 * no owner: this browser gets a secret, but no session.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(apiContext);
  requireSameOrigin(request, host);
  const link = (await formFields(request)).get("data");
  const { challenge, cookie } = payBrowser(request, host).newLinkSecret();
  try {
    await sdk(context).query(OpenPayLinkDocument, {
      data: typeof link === "string" ? link : "",
      platform_key: brandOfVisit(context).platform_key,
      challenge,
    });
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return data({ code: fault.code }, { status: fault.code === "service/unavailable" ? 503 : 422 });
  }
  const query = new URLSearchParams({ challenge, locale: localeOf(request) });
  return goOn(`${host.publicConfig.origins.shop}/auth/pay?${query}`, [cookie]);
}
