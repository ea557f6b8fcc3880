import { StartPaymentDocument } from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { localePath } from "@catnip/domain/locales";
import { formFields } from "@catnip/storefront/session/form-fields.server.ts";
import { localeOf } from "@catnip/storefront/shell/locale.ts";
import { sdk } from "@catnip/storefront/shell/sdk.server.ts";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { brand } from "../brand.ts";
import { keepPayToken } from "../session/pay-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";

/** The link's `data`, unread: it is checked where it is redeemed, by the API (specification section 7). */
export function loader({ request }: LoaderFunctionArgs) {
  return { data: new URL(request.url).searchParams.get("data") };
}

/** Redeems the link's ticket, keeps the pay session, and goes on to an address without any of it. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const link = (await formFields(request)).get("data");
  const locale = localeOf(request);
  try {
    const { startPayment } = await sdk(context).query(StartPaymentDocument, {
      data: typeof link === "string" ? link : "",
      platform_key: brand.platform_key,
      locale,
    });
    return redirect(localePath(locale, `/payment/${startPayment.payment.order_no}`), {
      status: 303,
      headers: { "Set-Cookie": keepPayToken(request, startPayment.pay_token, startPayment.expires_in) },
    });
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return data({ code: fault.code }, { status: fault.code === "service/unavailable" ? 503 : 422 });
  }
}
