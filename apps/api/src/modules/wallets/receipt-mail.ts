import type { Mail } from "../../platform/mail.ts";

/** What a receipt says. Amounts as they are to be read, for example `6.69` coins or `USD 5.00`. */
export type Receipt = {
  readonly kind: "purchase" | "top-up";
  /** Order uuid or payment number. */
  readonly number: string;
  readonly lines: readonly { readonly what: "paid" | "coin" | "silver"; readonly amount: string }[];
};

/**
 * A receipt, in the person's language as far as we have it. Neutral like all our mails: it names no game and no shop,
 * since mailboxes are shared.
 */
export function receiptMail(to: string, lang: string, { kind, number, lines }: Receipt): Mail {
  const words = WORDS[lang] ?? ENGLISH;
  const rows = lines.map(({ what, amount }) => `${words[what]}: ${amount}`);
  const text = [words.intro[kind], [`${words.number}: ${number}`, ...rows].join("\n"), words.closing].join(
    "\n\n",
  );
  const paragraphs = text
    .split("\n\n")
    .map((part) => `<p style="margin:0 0 16px">${part.replaceAll("\n", "<br>")}</p>`);
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${words.subject}</title><body style="font:16px/1.5 system-ui,sans-serif;color:#221d2e;max-width:560px;margin:24px auto;padding:0 16px">${paragraphs.join("")}</body></html>`;
  return { to, lang: WORDS[lang] ? lang : "en-US", subject: words.subject, text: `${text}\n`, html };
}

type Words = {
  readonly subject: string;
  readonly intro: Readonly<Record<Receipt["kind"], string>>;
  readonly number: string;
  readonly paid: string;
  readonly coin: string;
  readonly silver: string;
  readonly closing: string;
};

const ENGLISH: Words = {
  subject: "Your receipt",
  intro: {
    purchase: "Thank you for your purchase.",
    "top-up": "Your payment has arrived, and your wallet is topped up.",
  },
  number: "Number",
  paid: "Paid",
  coin: "Coins",
  silver: "Silver",
  closing: "Nothing needs to be done. Keep this mail if you need a record.",
};

const WORDS: Readonly<Record<string, Words>> = {
  "en-US": ENGLISH,
  "zh-CN": {
    subject: "您的收据",
    intro: { purchase: "感谢您的购买。", "top-up": "我们已收到您的付款，钱包已充值。" },
    number: "编号",
    paid: "支付金额",
    coin: "喵币",
    silver: "银币",
    closing: "您无需进行任何操作。如需留存记录，请保存此邮件。",
  },
  "ja-JP": {
    subject: "領収のお知らせ",
    intro: {
      purchase: "ご購入ありがとうございます。",
      "top-up": "お支払いを確認し、ウォレットにチャージしました。",
    },
    number: "番号",
    paid: "お支払い額",
    coin: "コイン",
    silver: "シルバー",
    closing: "お手続きは必要ありません。控えが必要な場合は、このメールを保存してください。",
  },
};

/** Hundredths as text with two decimals, for meowcent and minor units alike: 669 is `6.69`. */
export function hundredths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
