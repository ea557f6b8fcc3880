import * as v from "valibot";

/** A message. */
export const stripeEvent = v.object({
  object: v.literal("event"),
  id: v.string(),
  type: v.string(),
  created: v.pipe(v.number(), v.safeInteger()),
  livemode: v.boolean(),
  /** Only in messages about an account connected to ours. */
  account: v.optional(v.string()),
  data: v.object({ object: v.looseObject({}) }),
});

export type StripeEvent = v.InferOutput<typeof stripeEvent>;
