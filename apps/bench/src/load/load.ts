import autocannon from "autocannon";

export const CONNECTIONS = 8;

export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number };

type Target = {
  readonly port: number;
  /** A function: another one each time. */
  readonly path: string | (() => string);
  readonly method?: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: string;
};

/**
 * Sends the same request over 8 connections for a few seconds, after a short warm-up. Anything but a 2xx is a
 * failure.
 */
export async function loadOf(target: Target, seconds: number): Promise<Load> {
  await fire(target, Math.min(2, seconds));
  return fire(target, seconds);
}

async function fire({ port, path, method = "GET", headers, body }: Target, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${typeof path === "string" ? path : "/"}`,
    ...(typeof path === "function" && {
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    }),
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers,
    ...(body && { body }),
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0)
    throw new Error(
      `${refused} of ${result.requests.total} answers on ${typeof path === "string" ? path : path()} were not 2xx.`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
