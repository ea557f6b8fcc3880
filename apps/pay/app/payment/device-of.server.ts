import type { PaymentDevice } from "@catnip/domain/payments";

/**
 * What the payer uses, for providers with a way of their own on phones: they open their app there.
 *
 * WeChat's own browser opens no such page, but reads a code when it is pressed for long.
 */
export function deviceOf(headers: Headers): PaymentDevice {
  const agent = headers.get("user-agent") ?? "";
  if (agent.includes("MicroMessenger")) return "web";
  return headers.get("sec-ch-ua-mobile") === "?1" || /\b(Mobile|Android|iPhone|iPod)\b/.test(agent)
    ? "wap"
    : "web";
}
