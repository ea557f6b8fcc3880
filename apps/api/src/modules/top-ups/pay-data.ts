import * as v from "valibot";
import { ApiError } from "../../platform/errors.ts";

const key = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,64}$/));
const uuid = v.pipe(v.string(), v.uuid());
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The `data` query of the pay site (R-TOP-9); unknown fields are ignored. */
const payData = v.object({
  credential: v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)) }),
  action: v.picklist(["rechargeAccountByMe", "payment", "rechargeAccount"]),
  payload: v.object({
    provider_key: key,
    payment_provider_id: uuid,
    platform_key: key,
    method: key,
    currency_id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    pay_amount: amount,
    amount,
    balance: v.optional(amount),
    plan_id: uuid,
    return_url: v.optional(v.nullable(v.string())),
    data_creation_source: v.optional(v.nullable(v.string())),
  }),
});

export type PayData = v.InferOutput<typeof payData>;

/** Our links are a few hundred bytes; anything much longer is not ours. */
const DATA_LENGTH_MAX = 8_192;

/**
 * Parses the `data` query. It is untrusted input: this only validates its shape, and nothing in it is trusted.
 *
 * @throws ApiError `input/invalid`
 */
export function readPayData(data: string): PayData {
  if (data.length === 0 || data.length > DATA_LENGTH_MAX || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(data))
    throw invalid();
  const text = Buffer.from(data, "base64url").toString("utf8");
  const parsed = v.safeParse(payData, parseJson(text));
  if (!parsed.success) throw invalid();
  return parsed.output;
}

function parseJson(text: string): unknown {
  if (namesTwice(text)) throw invalid();
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** Two parsers may disagree about a duplicate key. All our keys are distinct, at every depth. */
function namesTwice(text: string): boolean {
  const names = [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}

const invalid = () => new ApiError("input/invalid", "The payment link cannot be read", { field: "data" });
