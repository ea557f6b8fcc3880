import { apiContext } from "@catnip/site/host/api-context.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { payBrowser } from "../../session/pay-session.server.ts";

/**
 * Passes the events of a payment on from the API, since the pay token stays in a cookie that no script can read. What
 * the API refuses is refused here in the same way.
 */
export async function changesLoader({
  context,
  params,
  request,
}: Pick<LoaderFunctionArgs, "context" | "params" | "request">): Promise<Response> {
  const { fetchApi, publicConfig } = context.get(apiContext);
  const token = payBrowser(request, { publicConfig }).token();
  const address = `${publicConfig.origins.api}/payments/changes/${encodeURIComponent(String(params.orderNo))}`;
  const answer = await fetchApi(
    new Request(address, {
      headers: { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) },
      signal: request.signal,
    }),
  );
  return new Response(answer.body, { status: answer.status, headers: passedOn(answer.headers) });
}

const PASSED_ON = [
  "content-type",
  "cache-control",
  "x-content-type-options",
  "x-accel-buffering",
  "retry-after",
];

const passedOn = (headers: Headers): Headers =>
  new Headers(
    PASSED_ON.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
