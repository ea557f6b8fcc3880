import type { Services } from "../../../platform/context.ts";
import { read } from "../../../platform/read.ts";
import { isUuid } from "../../../platform/uuid.ts";
import { proofTickets } from "./proof-tickets.ts";

/** `/payments/proof/{uuid}?ticket=…`: a payer's picture, for the holder of a ticket that is good for a few minutes. */
export async function serveProof(
  { config, db, now }: Pick<Services, "config" | "db" | "now">,
  request: Request,
): Promise<Response> {
  if (request.method !== "GET") return says(405, "Only GET.", { allow: "GET" });
  const url = new URL(request.url);
  const [, uuid = ""] = /^\/payments\/proof\/([^/]+)$/.exec(url.pathname) ?? [];
  const claims = proofTickets(config).open(url.searchParams.get("ticket") ?? "", now());
  if (!isUuid(uuid) || claims?.p !== uuid) return says(403, "This link has run out.");
  const [proof] = await read<{ picture: Buffer }>(db, "select picture from payment_proofs where uuid = $1", [
    uuid,
  ]);
  if (!proof) return says(404, "There is no such picture.");
  return new Response(new Uint8Array(proof.picture), {
    headers: {
      ...PRIVATE,
      "content-type": "image/jpeg",
      "content-length": String(proof.picture.length),
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-site",
    },
  });
}

const PRIVATE = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
} as const;

const says = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...PRIVATE, "content-type": "text/plain; charset=utf-8", ...headers },
  });
