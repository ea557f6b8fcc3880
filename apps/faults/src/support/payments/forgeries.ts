import type { Random } from "../random.ts";
import type { Message } from "./bank-street.ts";

/** A message that must not credit anyone. */
type Forge = (genuine: Message, victim: string, random: Random) => Message;

const text = ({ body }: Message) => body.toString("latin1");
const withBody = (message: Message, body: string): Message => ({
  ...message,
  body: Buffer.from(body, "latin1"),
});
const edited = (message: Message, pattern: RegExp, replacement: string): Message =>
  withBody(message, text(message).replace(pattern, replacement));
const withHeaders = (message: Message, change: (name: string, value: string) => string | null): Message => ({
  ...message,
  headers: message.headers.flatMap(([name, value]) => {
    const changed = change(name, value);
    return changed === null ? [] : [[name, changed] as const];
  }),
});

const SIGNING = /signature|transmission-sig|cert-url|auth-algo|timestamp|nonce|serial/;
const SIGNATURES = /signature$|transmission-sig|stripe-signature/;
/** Where signatures stand in a form. */
const SIGN_FIELD = /(^|&)(sign|signature|TradeSha)=([^&]*)/;

/** Swaps one character of a text for another of its kind. */
function bent(value: string, random: Random): string {
  const at = random.below(Math.max(1, value.length));
  const swapped = value[at] === "A" ? "B" : "A";
  return value.slice(0, at) + swapped + value.slice(at + 1);
}

/** Every kind names another order than was paid, where the order's number can be read at all. */
const aboutVictim = (message: Message, victim: string): Message =>
  withBody(message, text(message).replaceAll(/[0-7][0-9A-HJKMNP-TV-Z]{25}/g, victim));

export const FORGERIES: Readonly<Record<string, Forge>> = {
  "another order under the same signature": aboutVictim,
  unsigned: (genuine, victim) =>
    edited(
      withHeaders(aboutVictim(genuine, victim), (name, value) => (SIGNING.test(name) ? null : value)),
      SIGN_FIELD,
      "",
    ),
  "an empty signature": (genuine, victim) =>
    edited(
      withHeaders(aboutVictim(genuine, victim), (name, value) => (SIGNATURES.test(name) ? "" : value)),
      SIGN_FIELD,
      "$1$2=",
    ),
  "a bent signature": (genuine, victim, random) =>
    withBody(
      withHeaders(aboutVictim(genuine, victim), (name, value) =>
        SIGNATURES.test(name) ? bent(value, random) : value,
      ),
      text(aboutVictim(genuine, victim)).replace(
        SIGN_FIELD,
        (_all, before: string, name: string, value: string) => `${before}${name}=${bent(value, random)}`,
      ),
    ),
  "another amount": (genuine, victim) =>
    edited(aboutVictim(genuine, victim), /(amount[^0-9]{1,12}|txnAmt=|total=)(\d)/i, "$19$2"),
  "another currency": (genuine, victim) => edited(aboutVictim(genuine, victim), /USD|usd|CNY|TWD|156/, "JPY"),
  "another merchant": (genuine, victim) =>
    edited(
      aboutVictim(genuine, victim),
      /CATNIP-DEV|MS127874575|catnip_dev_ESUN|CATN2PDEVXYZ9/,
      "SOMEBODYELSE",
    ),
  "success instead of failure": (genuine, victim) =>
    edited(aboutVictim(genuine, victim), /("status"|trade_status|status)(["=:]+)\w+/, "$1$2PAID"),
  "a weaker algorithm": (genuine, victim) =>
    edited(
      withHeaders(aboutVictim(genuine, victim), (name, value) =>
        name === "paypal-auth-algo" ? "SHA1withRSA" : value.replaceAll("v1=", "v0="),
      ),
      /sign_type=RSA2|signMethod=01/,
      "sign_type=RSA",
    ),
  "a certificate from elsewhere": (genuine, victim, random) =>
    edited(
      withHeaders(aboutVictim(genuine, victim), (name, value) =>
        name.endsWith("cert-url")
          ? "http://evil.test/certs/CERT-1"
          : name.endsWith("serial")
            ? bent(value, random)
            : value,
      ),
      /signPubKeyCert=[^&]*/,
      "signPubKeyCert=-----BEGIN+CERTIFICATE-----",
    ),
  "an hour old": (genuine, victim) =>
    edited(
      withHeaders(aboutVictim(genuine, victim), (name, value) =>
        name.endsWith("timestamp") ? String(Number(value) - 3_600) : value.replace(/t=(\d+)/, "t=1"),
      ),
      /timestamp=(\d)/,
      "timestamp=0$1",
    ),
  "a field twice": (genuine, victim) => {
    const body = text(aboutVictim(genuine, victim));
    return withBody(genuine, body.startsWith("{") ? `{"id":"X",${body.slice(1)}` : `${body}&${body}`);
  },
  "a field moved between names": (genuine, victim) =>
    edited(aboutVictim(genuine, victim), /(amount|total)(_?\w*)=(\d)(\d*)/, "$1$2$3=$4"),
  "cut off": (genuine, victim, random) => {
    const body = text(aboutVictim(genuine, victim));
    return withBody(genuine, body.slice(0, random.below(body.length)));
  },
  empty: (genuine) => withBody(genuine, ""),
  noise: (genuine, _victim, random) =>
    withBody(genuine, Array.from({ length: 200 }, () => String.fromCodePoint(random.below(256))).join("")),
  "too long": (genuine, victim) =>
    withBody(genuine, `${text(aboutVictim(genuine, victim))}&x=${"x".repeat(260 * 1_024)}`),
  "sent to another provider": (genuine, victim, random) => ({
    ...aboutVictim(genuine, victim),
    provider: random.pick(
      ["sugoi", "stripe", "paypal", "wechatpay", "alipay", "unionpay", "newebpay", "tappay", "manual"].filter(
        (provider) => provider !== genuine.provider,
      ),
    ),
  }),
};
