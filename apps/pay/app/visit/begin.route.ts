import { apiContext } from "@catnip/site/host/api-context.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { beginVisit, readOrderNo } from "./begin-visit.server.ts";

/** `/visit?order_no=…`: identifies the visitor through the shop and shows one payment, or all of them. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const orderNo = readOrderNo(new URL(request.url).searchParams.get("order_no"));
  return beginVisit(request, context.get(apiContext), orderNo);
}
