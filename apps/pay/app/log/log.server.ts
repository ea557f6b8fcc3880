import { isErrorCode } from "@catnip/domain/errors";
import { PaymentLogDocument } from "@catnip/sdk/payments/index.ts";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { payBrowser } from "../session/pay-session.server.ts";

const SHOWN = 50;

/** The payments of this browser's pay session, newest first; without one null, and why it could not be opened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const accessToken = payBrowser(request, context.get(apiContext)).token();
  const problem = new URL(request.url).searchParams.get("problem");
  const withoutSession = { payments: null, problem: isErrorCode(problem) ? problem : null };
  if (!accessToken) return withoutSession;
  try {
    const { findPaymentLog } = await sdk(context).query(
      PaymentLogDocument,
      { q: { orderField: "created_at-desc" }, limit: SHOWN },
      { accessToken },
    );
    return { payments: findPaymentLog };
  } catch (fault) {
    if (fault instanceof ApiFault && fault.code.startsWith("auth/")) return withoutSession;
    throw fault;
  }
}
