import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import { call } from "./client.ts";
import type { StripeSettings } from "./settings.ts";

/** A refund: the answer to our request, an entry of the list of them, and what a message about one carries. */
export const refundObject = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  payment_intent: v.nullish(v.string()),
  status: v.optional(v.string(), ""),
  metadata: v.nullish(v.record(v.string(), v.string())),
});

/** Money that has gone back or is on its way; the bank may still return it, which is reported as a failure. */
export const isAccepted = ({ status }: v.InferOutput<typeof refundObject>): boolean =>
  status === "succeeded" || status === "pending";

const list = v.object({ data: v.array(v.looseObject({ metadata: v.nullish(v.looseObject({})) })) });

/** The refund of a payment with our number, as if it had just been made; null if there is none. */
export async function findRefund(
  settings: StripeSettings,
  reach: Reach,
  intent: string,
  refundId: string,
): Promise<
  { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | "unavailable" | null
> {
  const answer = await call(settings, reach, {
    method: "GET",
    path: `/v1/refunds?payment_intent=${intent}&limit=100`,
  });
  const read = answer?.status === 200 ? v.safeParse(list, answer.body) : null;
  if (!read?.success) return "unavailable";
  const found = read.output.data.find(({ metadata }) => metadata?.refund_id === refundId);
  return found ? { status: 200, body: found } : null;
}
