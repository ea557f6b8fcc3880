import type { PaymentDevice } from "@catnip/domain/payments";

/**
 * The payer's device, for providers that open their app on phones.
 *
 * WeChat's own browser opens no such page, but reads a QR code on a long press.
 */
export function deviceOf(headers: Headers): PaymentDevice {
  const agent = headers.get("user-agent") ?? "";
  if (agent.includes("MicroMessenger")) return "web";
  return headers.get("sec-ch-ua-mobile") === "?1" || /\b(Mobile|Android|iPhone|iPod)\b/.test(agent)
    ? "wap"
    : "web";
}
