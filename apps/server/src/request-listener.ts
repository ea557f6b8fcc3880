import type { RequestListener } from "node:http";
import { unavailableNow } from "@catnip/api/platform/http/refusal.ts";
import { gone } from "@catnip/api/platform/http/gone.ts";
import { unavailability } from "@catnip/api/platform/unavailable.ts";
import { createRequestListener } from "@remix-run/node-fetch-server";
import type { Seen } from "./trusted-proxy.ts";

/** Converts Node requests to web `Request`s, with the URL the visitor saw. */
export function requestListener(
  seen: Pick<Seen, "protocol">,
  handle: (request: Request) => Promise<Response>,
): RequestListener {
  const handleAndForgive = async (request: Request) => {
    try {
      return await handle(request);
    } catch (fault) {
      // A client that disconnects fails whatever was reading its request; that is not an error.
      if (request.signal.aborted) return gone();
      throw fault;
    }
  };
  return createRequestListener(handleAndForgive, {
    ...(seen.protocol && { protocol: seen.protocol }),
    onError: (error) => {
      const reason = unavailability(error);
      if (reason) return unavailableNow(reason);
      console.error(error);
      return new Response("Something went wrong on our side.", {
        status: 500,
        headers: {
          "content-type": "text/plain; charset=utf-8",
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        },
      });
    },
  });
}
