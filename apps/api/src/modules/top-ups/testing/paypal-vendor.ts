import { createPrivateKey, randomUUID, sign } from "node:crypto";
import { crc32 } from "node:zlib";
import type { PaymentRow } from "../payment-row.ts";
import { INTERMEDIATE, LEAF, LEAF_KEY } from "../../providers/paypal/testing/certificates.ts";

const BASE = "http://bank.localhost:4730/paypal";

type Change = Readonly<Record<string, unknown>>;

/** PayPal's view of a payment's capture, with changes. */
export const paypalCapture = (payment: PaymentRow, change: Change = {}) => ({
  id: `CAP${payment.order_no}`,
  status: "COMPLETED",
  amount: { currency_code: "USD", value: `${payment.pay_amount / 100}.00` },
  custom_id: payment.order_no,
  ...change,
});

/** Its view of the order. */
export const paypalOrder = (payment: PaymentRow, status: string, captures: readonly object[] = []) => ({
  id: payment.provider_ref ?? `ORDER${payment.order_no}`,
  status,
  purchase_units: [
    {
      custom_id: payment.order_no,
      amount: { currency_code: "USD", value: `${payment.pay_amount / 100}.00` },
      payee: { merchant_id: "CATN2PDEVXYZ9" },
      payments: { captures },
    },
  ],
});

type How = {
  readonly at: Date;
  readonly webhookId?: string;
  readonly privateKey?: string;
  readonly algorithm?: string;
  readonly certificate?: string;
  readonly name?: string;
};

/** The headers of a message with these bytes, signed with the development key unless told otherwise. */
export function paypalHeaders(
  body: string,
  {
    at,
    webhookId = "2AB34567CD890123E",
    privateKey = LEAF_KEY,
    algorithm = "sha256",
    certificate = `${BASE}/v1/notifications/certs/CERT-1`,
    name = "SHA256withRSA",
  }: How,
): Headers {
  const [id, time] = [randomUUID(), at.toISOString()];
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`;
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
  return new Headers({
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-cert-url": certificate,
    "paypal-auth-algo": name,
    "paypal-transmission-sig": sign(algorithm, Buffer.from(text), key).toString("base64"),
  });
}

export const paypalBody = (type: string, resource: Change, change: Change = {}): string =>
  JSON.stringify({
    id: `WH-${type}-${String(resource.id)}`,
    event_type: type,
    create_time: "2026-03-01T12:00:00Z",
    resource,
    ...change,
  });

/** Accepts every login, serves the certificate, and responds with what was configured for each path. */
export function paypalVendor() {
  const known = new Map<string, { readonly status: number; readonly body: object }>();
  const asked: string[] = [];
  const network: typeof fetch = async (url, init) => {
    const path = typeof url === "string" ? url.replace(BASE, "") : "";
    asked.push(`${init?.method ?? "GET"} ${path}`);
    if (path === "/v1/oauth2/token") return Response.json({ access_token: "A21", expires_in: 32_400 });
    if (path === "/v1/notifications/certs/CERT-1") return new Response(`${LEAF}\n${INTERMEDIATE}\n`);
    const { status, body } = known.get(path) ?? { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };
    return Response.json(body, { status });
  };
  return {
    network,
    asked,
    says: (path: string, body: object, status = 200) => known.set(path, { status, body }),
  };
}
