import { randomUUID } from "node:crypto";
import { askVendor, textOf } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { exactObject } from "../exact-json.ts";
import type { LinepaySettings } from "./settings.ts";
import { signatureOf } from "./signature.ts";

/** The vendor recommends at least 10 s, and 40 s where money moves. */
const TIMEOUT_MS = 20_000;
export const CONFIRM_TIMEOUT_MS = 45_000;

/** Success. HTTP says 200 of failures as well. */
export const OK = "0000";

/** An answer, its numbers as text; null if none came. TLS is all that vouches for it: answers are not signed. */
export type Answer = { readonly returnCode: string; readonly info: unknown } | null;

type Call =
  | { readonly method: "GET"; readonly path: string; readonly query?: string }
  | {
      readonly method: "POST";
      readonly path: string;
      readonly content: object;
      readonly timeoutMs?: number;
    };

/** Sends a signed request to LINE Pay. */
export async function call(
  { baseUrl, channelId, channelSecret }: LinepaySettings,
  { fetch: fetcher }: Reach,
  request: Call,
): Promise<Answer> {
  const { method, path } = request;
  const content = method === "POST" ? JSON.stringify(request.content) : (request.query ?? "");
  const nonce = randomUUID();
  const isPost = method === "POST";
  const response = await askVendor(
    fetcher,
    baseUrl + path + (!isPost && content ? `?${content}` : ""),
    {
      method,
      headers: {
        "content-type": "application/json",
        "x-line-channelid": channelId,
        "x-line-authorization-nonce": nonce,
        "x-line-authorization": signatureOf({ path, content, nonce }, channelSecret),
      },
      ...(isPost && { body: content }),
    },
    { timeoutMs: (isPost ? request.timeoutMs : undefined) ?? TIMEOUT_MS },
  );
  const answer = response?.status === 200 ? exactObject(textOf(response)) : null;
  return typeof answer?.returnCode === "string" ? { returnCode: answer.returnCode, info: answer.info } : null;
}
