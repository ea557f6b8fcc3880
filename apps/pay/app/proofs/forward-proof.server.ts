import { randomUUID } from "node:crypto";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { faultOf, type GraphQLErrorLike } from "@catnip/sdk/client/fault-of.ts";
import { AddPaymentProofDocument } from "@catnip/sdk/payments/index.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";

/**
 * Streams the body of a request to the API as the file of `addPaymentProof`: nothing is buffered here, and the API can
 * refuse before the first byte.
 *
 * @throws ApiFault when the API refuses
 */
export async function forwardProof(
  { fetchApi, publicConfig }: Pick<SiteHost, "fetchApi" | "publicConfig">,
  {
    accessToken,
    order_no,
    request,
  }: { readonly accessToken: string; readonly order_no: string; readonly request: Request },
): Promise<void> {
  const boundary = `catnip-${randomUUID()}`;
  const { documentId } = AddPaymentProofDocument;
  const field = (name: string, value: unknown) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`;
  const before =
    field("operations", { documentId, variables: { order_no, file: null } }) +
    field("map", { 0: ["variables.file"] }) +
    `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="proof"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const init: RequestInit & { readonly duplex: "half" } = {
    method: "POST",
    headers: {
      authorization: `Bearer ${accessToken}`,
      "accept-version": "v2",
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: enclosed(before, request.body, `\r\n--${boundary}--\r\n`),
    signal: request.signal,
    // Required for a streamed body; missing in the DOM types.
    duplex: "half",
  };
  const question = new Request(`${publicConfig.origins.api}/graphql`, init);
  const { errors } = await answerTo(fetchApi, question);
  if (errors?.length) throw faultOf(errors);
}

async function answerTo(
  fetchApi: SiteHost["fetchApi"],
  question: Request,
): Promise<{ readonly errors?: readonly GraphQLErrorLike[] }> {
  try {
    return (await (await fetchApi(question)).json()) as { readonly errors?: readonly GraphQLErrorLike[] };
  } catch (cause) {
    const fault = new ApiFault("service/unavailable", "The API cannot be reached.");
    fault.cause = cause;
    throw fault;
  }
}

/** A body between two texts, streamed with backpressure. */
function enclosed(before: string, body: Request["body"], after: string): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  const whole = new TransformStream<Uint8Array, Uint8Array>({
    start: (stream) => stream.enqueue(text.encode(before)),
    flush: (stream) => stream.enqueue(text.encode(after)),
  });
  return (body ?? emptyStream()).pipeThrough(whole);
}

const emptyStream = () => new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
