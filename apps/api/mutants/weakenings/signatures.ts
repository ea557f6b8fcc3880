import { inFile, type Weakening } from "../weakening.ts";

const STRIPE = "providers/stripe/notification.test.ts";
const PAYPAL = "providers/paypal/notification.test.ts";
const ALIPAY = "providers/alipay/signature.test.ts";
const WECHATPAY = "providers/wechatpay/signature.test.ts";
const WECHATPAY_KEYS = "providers/wechatpay/platform-keys.test.ts";
const UNIONPAY = "providers/unionpay/signature.test.ts";
const NEWEBPAY = "providers/newebpay/cipher.test.ts";
const REDIRECT = "providers/signed-redirect.test.ts";
const TAIWAN = "top-ups/taiwan-credits.test.ts";

/** What providers say, and how it is known that they said it. */
export const SIGNATURE_WEAKENINGS: readonly Weakening[] = [
  ...inFile("providers/stripe/signature.ts", [
    [
      "stripe-unsigned",
      "anyone credits themselves by Stripe",
      'if (!values("v1").some((given) => isSame(given, signature)))',
      'if (signature === "")',
      STRIPE,
    ],
    [
      "stripe-prefix",
      "the beginning of a signature is enough",
      'if (!values("v1").some((given) => isSame(given, signature)))',
      'if (!values("v1").some((given) => given.slice(0, 8) === signature.slice(0, 8)))',
      STRIPE,
    ],
    [
      "stripe-any-time",
      "a message of last year is replayed",
      "<= TIME_WINDOW_S",
      "<= TIME_WINDOW_S * 1e6",
      STRIPE,
    ],
    [
      "stripe-body-unsigned",
      "a signed message is given another amount",
      ".update(`${timestamp}.`).update(body)",
      ".update(`${timestamp}.`).update(body.subarray(0, 0))",
      STRIPE,
    ],
  ]),
  ...inFile("providers/stripe/notification.ts", [
    [
      "stripe-of-another-account",
      "money of another account is ours",
      "account: message.account ?? settings.account,",
      "account: settings.account,",
      STRIPE,
    ],
    [
      "stripe-test-mode",
      "a test payment buys real coins",
      "if (session?.livemode !== message.livemode) return",
      "if (session === null) return",
      STRIPE,
    ],
  ]),
  ...inFile("providers/paypal/signature.ts", [
    [
      "paypal-unsigned",
      "anyone credits themselves by PayPal",
      'return verify("sha256", Buffer.from(message), certificate.publicKey, signature)',
      'return verify("sha256", Buffer.from(message), certificate.publicKey, signature) || message !== ""',
      PAYPAL,
    ],
    [
      "paypal-any-algorithm",
      "the sender chooses how it is verified",
      'if (given("auth-algo") !== "SHA256withRSA") return',
      'if (given("auth-algo") === "") return',
      PAYPAL,
    ],
    [
      "paypal-any-webhook",
      "a message to another shop credits here",
      "=> `${id}|${time}|${webhookId}|${crc32(body)}`;",
      "=> `${id}|${time}|${webhookId.slice(0, 0)}|${crc32(body)}`;",
      PAYPAL,
    ],
  ]),
  ...inFile("providers/newebpay/cipher.ts", [
    [
      "newebpay-unsigned",
      "anyone credits themselves by NewebPay",
      "if (!sameText(sha, tradeSha(tradeInfo, keys))) return null;",
      "",
      NEWEBPAY,
    ],
    [
      "newebpay-any-padding",
      "a changed end of a message goes unnoticed",
      "padded.subarray(end).every((byte) => byte === count)",
      "end >= 0",
      NEWEBPAY,
    ],
  ]),
  ...inFile("providers/alipay/signature.ts", [
    [
      "alipay-unsigned",
      "anyone credits themselves by Alipay",
      'return isSignedBy(alipayKey, text, fields.sign ?? "") ? null : "wrong signature";',
      'return text !== "" || isSignedBy(alipayKey, text, fields.sign ?? "") ? null : "wrong signature";',
      ALIPAY,
    ],
    [
      "alipay-any-algorithm",
      "the sender chooses the weaker algorithm",
      'if (fields.sign_type !== SIGN_TYPE) return "another algorithm than RSA2";',
      "",
      ALIPAY,
    ],
  ]),
  ...inFile("providers/wechatpay/platform-keys.ts", [
    [
      "wechatpay-ended-certificate",
      "a certificate that has ended signs for WeChat Pay",
      "find((key) => key.id === id && isInDate(key, reach.now())) ?? null;",
      "find((key) => key.id === id) ?? null;",
      WECHATPAY_KEYS,
    ],
    [
      "wechatpay-unsigned-certificates",
      "certificates are taken from an unsigned response",
      "return messageProblem(headers, answer.bytes, signer ?? null, reach.now()) === null ? good : null;",
      "return messageProblem(headers, answer.bytes, signer ?? null, reach.now()) === null ? good : good;",
      WECHATPAY_KEYS,
    ],
  ]),
  ...inFile("providers/wechatpay/signature.ts", [
    [
      "wechatpay-unsigned",
      "anyone credits themselves by WeChat Pay",
      'return verify("sha256", message, platformKey.publicKey, Buffer.from(signature, "base64"))',
      'return message.byteLength > 0 || verify("sha256", message, platformKey.publicKey, Buffer.from(signature, "base64"))',
      WECHATPAY,
    ],
    [
      "wechatpay-any-key",
      "another key than the configured one is accepted",
      'if (!platformKey || headers.get("wechatpay-serial") !== platformKey.id) return "signed with an unknown key";',
      'if (!platformKey) return "signed with an unknown key";',
      WECHATPAY,
    ],
    [
      "wechatpay-any-time",
      "a message of last year is replayed",
      "> TIME_WINDOW_MS) return",
      "> TIME_WINDOW_MS * 1e6) return",
      WECHATPAY,
    ],
    [
      "wechatpay-unsealed",
      "tampered content is decrypted",
      "cipher.setAAD(associated);",
      "cipher.setAAD(associated.subarray(0, 0));",
      WECHATPAY,
    ],
  ]),
  ...inFile("providers/unionpay/signature.ts", [
    [
      "unionpay-unsigned",
      "anyone credits themselves by UnionPay",
      'return verify("sha256", digestOf(fields), key, Buffer.from(fields.signature ?? "", "base64"))',
      'return key !== null || verify("sha256", digestOf(fields), key, Buffer.from(fields.signature ?? "", "base64"))',
      UNIONPAY,
    ],
    [
      "unionpay-any-algorithm",
      "the sender chooses the weaker algorithm",
      "if (fields.version !== VERSION || fields.signMethod !== SIGN_METHOD)",
      "if (fields.version === undefined)",
      UNIONPAY,
    ],
  ]),
  ...inFile("providers/signed-redirect.ts", [
    [
      "sugoi-unsigned",
      "anyone credits themselves by Sugoi",
      'if (!sameText(signature, signatureOf(rest, secret))) return "wrong signature";',
      "",
      REDIRECT,
    ],
    [
      "sugoi-parsed-first",
      "what a message says is read before its signature",
      '  const problem = problemIn(values, map, settings);\n  if (problem !== null) return refuse(problem);\n  const fact = toFact(map, values, { source: "push", rawRef: values[map.fields.nonce] ?? "" });',
      '  const fact = toFact(map, values, { source: "push", rawRef: values[map.fields.nonce] ?? "" });\n  const problem = fact ? null : problemIn(values, map, settings);\n  if (problem !== null) return refuse(problem);',
      REDIRECT,
    ],
    [
      "sugoi-fields-run-together",
      "text moves from one field to the next without changing the signature",
      '=> `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? "")}`)\n    .join("&");',
      '=> `${name}${values[name] ?? ""}`)\n    .join("");',
      REDIRECT,
    ],
    [
      "sugoi-any-time",
      "a message of last year is replayed",
      "<= TIME_WINDOW_MS",
      "<= TIME_WINDOW_MS * 1e6",
      REDIRECT,
    ],
    [
      "sugoi-answer-about-another",
      "the answer about another order pays for this one",
      "if (problem !== null || answer[fields.orderNo] !== payment.orderNo) return",
      "if (problem !== null) return",
      REDIRECT,
    ],
  ]),
  ...inFile("providers/tappay/record.ts", [
    [
      "tappay-of-another",
      "a payment that we did not ask for is ours",
      "each.order_number === orderNo && each.bank_transaction_id === id",
      "each.order_number === orderNo",
      TAIWAN,
    ],
    [
      "tappay-any-currency",
      "the same number in another currency counts",
      "const amount = fromWire(original_amount, currency, units);",
      'const amount = fromWire(original_amount, units.TWD ? "TWD" : currency, units);',
      TAIWAN,
    ],
  ]),
  ...inFile("providers/linepay/details.ts", [
    [
      "linepay-of-another-order",
      "another order's money pays for this one",
      "read.output.find(({ orderId }) => orderId === orderNo)",
      "read.output.find(({ orderId }) => orderId !== '')",
      "providers/linepay/details.test.ts",
    ],
    [
      "linepay-half-of-it",
      "a part of the money counts as all of it",
      "let minor = 0;\n  for (const part of parts) {\n    if (!part) return null;\n    minor += part.minor;",
      "let minor = 0;\n  for (const part of parts) {\n    if (!part) return null;\n    minor = part.minor;",
      "providers/linepay/details.test.ts",
    ],
  ]),
];
