import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import {
  PaymentProofsDocument,
  RemovePaymentProofDocument,
  type PaymentProofFieldsFragment,
} from "@catnip/sdk/payments/index.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { formFields } from "@catnip/site/http/form-fields.server.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { payBrowser } from "../session/pay-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.server.ts";
import { forwardProof } from "./forward-proof.server.ts";

/** The pictures of a transfer as its page shows them. */
export interface ProofList {
  readonly takes_proofs: boolean;
  readonly proofs: readonly PaymentProofFieldsFragment[];
}

/** `/log/{order number}/proof`: the pictures of this browser's own transfer. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  return answered(async () => (await proofsOf(context, params, request)).list);
}

/**
 * Attaches the picture in the body, or removes the one named by the form. Returns the new list. The picture is streamed
 * to the API, which validates it.
 */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request, context.get(apiContext));
  return answered(async () => {
    const accessToken = tokenOf(context, request);
    const order_no = String(params.orderNo);
    if (isForm(request)) {
      const named = (await formFields(request)).get("remove");
      const uuid = typeof named === "string" ? named : "";
      await sdk(context).query(RemovePaymentProofDocument, { order_no, uuid }, { accessToken });
    } else await forwardProof(context.get(apiContext), { accessToken, order_no, request });
    return (await proofsOf(context, params, request)).list;
  });
}

/** `/log/{order number}/proof/{uuid}`: one picture, for this browser's own player only. */
export async function pictureLoader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { urls } = await proofsOf(context, params, request);
    const url = urls.get(String(params.uuid));
    if (url === undefined) return new Response(null, { status: 404, headers: PRIVATE });
    return await context.get(apiContext).fetchApi(new Request(url));
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return new Response(null, { status: fault.code === "service/unavailable" ? 503 : 404, headers: PRIVATE });
  }
}

async function proofsOf(
  context: LoaderFunctionArgs["context"],
  params: LoaderFunctionArgs["params"],
  request: Request,
): Promise<{ readonly list: ProofList; readonly urls: ReadonlyMap<string, string> }> {
  const { findPaymentTimeline: found } = await sdk(context).query(
    PaymentProofsDocument,
    { order_no: String(params.orderNo) },
    { accessToken: tokenOf(context, request) },
  );
  if (!found) throw new ApiFault("pay/payment-not-found", "There is no such payment.");
  return {
    // API URLs stay on the server: pages load pictures from this site.
    list: {
      takes_proofs: found.takes_proofs,
      proofs: found.proofs.map(({ url: _url, ...proof }) => proof),
    },
    urls: new Map(found.proofs.map(({ uuid, url }) => [uuid, url])),
  };
}

function tokenOf(context: LoaderFunctionArgs["context"], request: Request): string {
  const token = payBrowser(request, context.get(apiContext)).token();
  if (!token) throw new ApiFault("auth/login-required", "There is no pay session.");
  return token;
}

const isForm = (request: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");

const PRIVATE = { "Cache-Control": "private, no-store" } as const;

/** Responses for the page's scripts: a list, or an error code. */
async function answered(work: () => Promise<ProofList>): Promise<Response> {
  try {
    return Response.json(await work(), { headers: PRIVATE });
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    const status = fault.code === "service/unavailable" ? 503 : 422;
    return Response.json({ code: fault.code }, { status, headers: PRIVATE });
  }
}
