import type { Locale } from "@catnip/domain/locales";
import { composeMail } from "../../platform/mail-template.ts";
import type { Mail } from "../../platform/mail.ts";
import { CODE_LIFE_SECONDS, LINK_LIFE_SECONDS } from "./mail-codes.service.ts";

export type AccountMail =
  | { readonly kind: "sign-up-code"; readonly code: string }
  | { readonly kind: "reset-code"; readonly code: string }
  | { readonly kind: "reset-link"; readonly link: string }
  | { readonly kind: "deletion-code"; readonly code: string }
  | { readonly kind: "already-registered"; readonly signInUrl: string }
  | { readonly kind: "password-changed"; readonly signInUrl: string }
  | { readonly kind: "user-deleted" };

/**
 * One mail about an account, in the person's language. Subjects and texts are neutral and name no game or shop:
 * mailboxes are shared and phones show subjects on locked screens. Codes never stand in a subject.
 */
export function accountMail(to: string, lang: string, mail: AccountMail): Mail {
  const words = wordsOf(lang);
  const { subject, lines } = words[mail.kind];
  const [first = "", ...rest] = lines.map((line) =>
    line
      .replace("{minutes}", String(CODE_LIFE_SECONDS / 60))
      .replace("{hours}", String(LINK_LIFE_SECONDS / 3_600)),
  );
  return composeMail({
    to,
    lang: words.lang,
    subject,
    parts: [
      { paragraph: first },
      ...("code" in mail ? [{ code: mail.code }] : []),
      ...("link" in mail ? [{ link: mail.link }] : []),
      ...("signInUrl" in mail ? [{ link: mail.signInUrl }] : []),
      ...rest.map((paragraph) => ({ paragraph })),
      { note: words[CLOSINGS[mail.kind]] },
    ],
  });
}

/** Small print at the end: who did not ask for a code need not care, unless somebody is signed in as them. */
const CLOSINGS = {
  "sign-up-code": "ignore",
  "reset-code": "ignore",
  "reset-link": "ignoreLink",
  "deletion-code": "notYou",
  "already-registered": "notYou",
  "password-changed": "notYou",
  "user-deleted": "tooLate",
} as const satisfies Record<AccountMail["kind"], "ignore" | "ignoreLink" | "notYou" | "tooLate">;

type Words = {
  readonly [kind in AccountMail["kind"]]: { readonly subject: string; readonly lines: readonly string[] };
} & {
  /** Locale of these words. */
  readonly lang: Locale;
  readonly ignore: string;
  readonly ignoreLink: string;
  readonly notYou: string;
  readonly tooLate: string;
};

const ENGLISH: Words = {
  lang: "en-US",
  "sign-up-code": {
    subject: "Your verification code",
    lines: [
      "Enter this code to confirm your mail address:",
      "It is good for {minutes} minutes and for one use.",
    ],
  },
  "reset-code": {
    subject: "Your verification code",
    lines: ["Enter this code to choose a new password:", "It is good for {minutes} minutes and for one use."],
  },
  "reset-link": {
    subject: "Choose a new password",
    lines: [
      "Open this link to choose a new password:",
      "It is good for {hours} hours and for one use. It comes instead of a code because codes were asked for very often today.",
    ],
  },
  "deletion-code": {
    subject: "Your verification code",
    lines: [
      "Enter this code to delete your account:",
      "It is good for {minutes} minutes and for one use. A deleted account cannot be brought back. Never pass the code on to anyone.",
    ],
  },
  "already-registered": {
    subject: "About your account",
    lines: [
      "Somebody, most likely you, tried to sign up with this mail address. It already has an account, so you can simply log in here:",
      "If you have forgotten the password, you can choose a new one on the same page.",
    ],
  },
  "password-changed": {
    subject: "Your password was changed",
    lines: [
      "The password of your account was changed, and all other devices were logged out. You can log in here:",
    ],
  },
  "user-deleted": {
    subject: "About your account",
    lines: [
      "Your account was deleted, and you were logged out everywhere. Your personal data is gone; records of purchases are kept without your name.",
      "You can sign up with this mail address again at any time.",
    ],
  },
  ignore: "If you did not ask for this, you can ignore this mail. Never pass the code on to anyone.",
  ignoreLink:
    "If you did not ask for this, you can ignore this mail: nobody can use the link without reading your mails. Never pass it on to anyone.",
  notYou: "If this was not you, choose a new password at once.",
  tooLate: "If this was not you, please write to support.",
};

const SIMPLIFIED: Words = {
  lang: "zh-CN",
  "sign-up-code": {
    subject: "您的验证码",
    lines: ["请输入以下验证码以确认您的邮箱地址：", "验证码 {minutes} 分钟内有效，只能使用一次。"],
  },
  "reset-code": {
    subject: "您的验证码",
    lines: ["请输入以下验证码以设置新密码：", "验证码 {minutes} 分钟内有效，只能使用一次。"],
  },
  "reset-link": {
    subject: "设置新密码",
    lines: [
      "请打开以下链接以设置新密码：",
      "链接 {hours} 小时内有效，只能使用一次。由于今天请求验证码的次数过多，这次改为发送链接。",
    ],
  },
  "deletion-code": {
    subject: "您的验证码",
    lines: [
      "请输入以下验证码以删除您的账号：",
      "验证码 {minutes} 分钟内有效，只能使用一次。账号删除后无法恢复。请勿将验证码告诉任何人。",
    ],
  },
  "already-registered": {
    subject: "关于您的账号",
    lines: [
      "有人（很可能是您本人）尝试使用此邮箱注册。该邮箱已有账号，您可以直接在这里登录：",
      "如果忘记了密码，可以在同一页面设置新密码。",
    ],
  },
  "password-changed": {
    subject: "您的密码已更改",
    lines: ["您的账号密码已更改，其他设备均已退出登录。您可以在这里登录："],
  },
  "user-deleted": {
    subject: "关于您的账号",
    lines: [
      "您的账号已删除，所有设备均已退出登录。您的个人数据已清除；购买记录会保留，但不含您的姓名信息。",
      "您可以随时使用此邮箱重新注册。",
    ],
  },
  ignore: "如果这不是您本人的操作，请忽略此邮件。请勿将验证码告诉任何人。",
  ignoreLink:
    "如果这不是您本人的操作，请忽略此邮件：看不到您邮箱的人无法使用此链接。请勿将链接转发给任何人。",
  notYou: "如果这不是您本人的操作，请立即设置新密码。",
  tooLate: "如果这不是您本人的操作，请联系客服。",
};

const TRADITIONAL: Words = {
  lang: "zh-TW",
  "sign-up-code": {
    subject: "您的驗證碼",
    lines: ["請輸入以下驗證碼以確認您的電子郵件地址：", "驗證碼 {minutes} 分鐘內有效，只能使用一次。"],
  },
  "reset-code": {
    subject: "您的驗證碼",
    lines: ["請輸入以下驗證碼以設定新密碼：", "驗證碼 {minutes} 分鐘內有效，只能使用一次。"],
  },
  "reset-link": {
    subject: "設定新密碼",
    lines: [
      "請開啟以下連結以設定新密碼：",
      "連結 {hours} 小時內有效，只能使用一次。由於今天索取驗證碼的次數過多，這次改為寄送連結。",
    ],
  },
  "deletion-code": {
    subject: "您的驗證碼",
    lines: [
      "請輸入以下驗證碼以刪除您的帳號：",
      "驗證碼 {minutes} 分鐘內有效，只能使用一次。帳號刪除後無法復原。請勿將驗證碼告訴任何人。",
    ],
  },
  "already-registered": {
    subject: "關於您的帳號",
    lines: [
      "有人（很可能是您本人）嘗試使用此電子郵件註冊。此電子郵件已有帳號，您可以直接在這裡登入：",
      "如果忘記密碼，可以在同一頁面設定新密碼。",
    ],
  },
  "password-changed": {
    subject: "您的密碼已變更",
    lines: ["您的帳號密碼已變更，其他裝置均已登出。您可以在這裡登入："],
  },
  "user-deleted": {
    subject: "關於您的帳號",
    lines: [
      "您的帳號已刪除，所有裝置均已登出。您的個人資料已清除；購買紀錄會保留，但不含您的姓名資訊。",
      "您可以隨時使用此電子郵件重新註冊。",
    ],
  },
  ignore: "如果這不是您本人的操作，請忽略此郵件。請勿將驗證碼告訴任何人。",
  ignoreLink:
    "如果這不是您本人的操作，請忽略此郵件：看不到您信箱的人無法使用此連結。請勿將連結轉寄給任何人。",
  notYou: "如果這不是您本人的操作，請立即設定新密碼。",
  tooLate: "如果這不是您本人的操作，請聯絡客服。",
};

const JAPANESE: Words = {
  lang: "ja-JP",
  "sign-up-code": {
    subject: "確認コードのお知らせ",
    lines: [
      "メールアドレスを確認するため、次のコードを入力してください。",
      "コードの有効期限は{minutes}分で、1回だけ使えます。",
    ],
  },
  "reset-code": {
    subject: "確認コードのお知らせ",
    lines: [
      "新しいパスワードを設定するため、次のコードを入力してください。",
      "コードの有効期限は{minutes}分で、1回だけ使えます。",
    ],
  },
  "reset-link": {
    subject: "新しいパスワードの設定",
    lines: [
      "新しいパスワードを設定するには、次のリンクを開いてください。",
      "リンクの有効期限は{hours}時間で、1回だけ使えます。本日はコードの請求が多かったため、コードの代わりにリンクをお送りしています。",
    ],
  },
  "deletion-code": {
    subject: "確認コードのお知らせ",
    lines: [
      "アカウントを削除するため、次のコードを入力してください。",
      "コードの有効期限は{minutes}分で、1回だけ使えます。削除したアカウントは元に戻せません。コードは誰にも教えないでください。",
    ],
  },
  "already-registered": {
    subject: "アカウントについてのお知らせ",
    lines: [
      "このメールアドレスで新規登録の操作がありました（お客様ご自身の操作と思われます）。すでにアカウントがありますので、こちらからログインしてください。",
      "パスワードをお忘れの場合は、同じページで新しいパスワードを設定できます。",
    ],
  },
  "password-changed": {
    subject: "パスワードが変更されました",
    lines: [
      "アカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。ログインはこちらから行えます。",
    ],
  },
  "user-deleted": {
    subject: "アカウントについてのお知らせ",
    lines: [
      "アカウントが削除され、すべての端末からログアウトされました。個人データは消去されました。購入の記録はお名前を外した状態で保管されます。",
      "このメールアドレスでいつでも新規登録できます。",
    ],
  },
  ignore: "お心当たりがない場合は、このメールを破棄してください。コードは誰にも教えないでください。",
  ignoreLink:
    "お心当たりがない場合は、このメールを破棄してください。メールを読めない人がこのリンクを使うことはできません。リンクは誰にも教えないでください。",
  notYou: "お心当たりがない場合は、すぐに新しいパスワードを設定してください。",
  tooLate: "お心当たりがない場合は、サポートまでご連絡ください。",
};

const WORDS: Partial<Record<Locale, Words>> = {
  "zh-CN": SIMPLIFIED,
  "zh-TW": TRADITIONAL,
  "ja-JP": JAPANESE,
};

const wordsOf = (lang: string): Words => new Map<string, Words>(Object.entries(WORDS)).get(lang) ?? ENGLISH;
