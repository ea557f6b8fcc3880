import type { NewsKind, NotificationKind } from "@catnip/domain/notifications";
import type { Locale } from "@catnip/domain/locales";

type Section = { readonly subject: string; readonly intro: string; readonly closing: string };

/**
 * The words of mails in one language. Neutral in every place: no game, no creator and no shop is named, since
 * mailboxes are shared and phones show subjects on locked screens. Who wants to know more opens the inbox.
 */
export type MailWords = {
  /** Locale of these words. */
  readonly lang: Locale;
  readonly news: {
    readonly subject: string;
    readonly open: string;
    readonly why: string;
    readonly off: string;
  };
  readonly newsLine: Readonly<Record<NewsKind, (count: number) => string>>;
  /** In place of the words of a purchase that cost nothing. */
  readonly addedToLibrary: string;
  readonly about: Readonly<Record<Exclude<NotificationKind, NewsKind>, Section>>;
  readonly label: Readonly<
    Record<
      "number" | "paid" | "refunded" | "coin" | "silver" | "device" | "place" | "time" | "reason" | "country",
      string
    >
  >;
  readonly openInbox: string;
  readonly openAccount: string;
  /** The page that switches mails off. */
  readonly off: {
    readonly title: string;
    readonly question: string;
    readonly confirm: string;
    readonly done: string;
    readonly undo: string;
    readonly undone: string;
    readonly broken: string;
    readonly kind: Readonly<Record<NewsKind, string>>;
  };
};

const KEEP = "Nothing needs to be done. Keep this mail if you need a record.";

export const ENGLISH: MailWords = {
  lang: "en-US",
  news: {
    subject: "An update for you",
    open: "See what is new",
    why: "You get this mail because of your wishlist, the creators you follow, or your coupons. There is one at most per day, unless something on your wishlist comes out.",
    off: "Stop these mails",
  },
  newsLine: {
    wishlist_release: (n) =>
      n === 1 ? "Something on your wishlist is out now." : `${n} things on your wishlist are out now.`,
    wishlist_sale: (n) =>
      n === 1 ? "Something on your wishlist is on sale." : `${n} things on your wishlist are on sale.`,
    author_game: (n) =>
      n === 1 ? "A creator you follow has something new." : `Creators you follow have ${n} new things.`,
    author_news: (n) =>
      n === 1 ? "A creator you follow has posted news." : `Creators you follow have posted ${n} news.`,
    coupon_expiring: (n) =>
      n === 1 ? "A coupon of yours ends within a week." : `${n} of your coupons end within a week.`,
  },
  addedToLibrary: "Something was added to your library; there was nothing to pay.",
  about: {
    purchase_receipt: { subject: "Your receipt", intro: "Thank you for your purchase.", closing: KEEP },
    top_up_receipt: {
      subject: "Your receipt",
      intro: "Your payment has arrived, and your wallet is topped up.",
      closing: KEEP,
    },
    refund: { subject: "Your refund", intro: "A payment of yours was given back.", closing: KEEP },
    new_device: {
      subject: "New sign-in to your account",
      intro:
        "Somebody, most likely you, has signed in to your account from a device that we have not seen before:",
      closing:
        "If this was you, nothing needs to be done. If not, end all other sessions on your account page and choose a new password at once.",
    },
    submission_accepted: {
      subject: "About your submission",
      intro: "Your submission was accepted.",
      closing: "You find it in your inbox.",
    },
    submission_refused: {
      subject: "About your submission",
      intro: "Your submission was not accepted this time. You can change it and submit it again.",
      closing: "You find it in your inbox.",
    },
    country_changed: {
      subject: "About your account",
      intro: "Our support has changed the country of residence of your account.",
      closing: "If you did not ask for this, answer through customer service.",
    },
  },
  label: {
    number: "Number",
    paid: "Paid",
    refunded: "Given back",
    coin: "Coins",
    silver: "Silver",
    device: "Device",
    place: "Place",
    time: "Time",
    reason: "Reason",
    country: "Country",
  },
  openInbox: "Open your inbox",
  openAccount: "See where you are signed in",
  off: {
    title: "Mails",
    question: "Do you want to stop mails about the following? Your inbox is not changed by this.",
    confirm: "Stop these mails",
    done: "Done. You will not get these mails any more.",
    undo: "Undo",
    undone: "You will get these mails again.",
    broken: "This link is no longer good. Open the newest mail and try its link.",
    kind: {
      wishlist_release: "Wishlist: something is out",
      wishlist_sale: "Wishlist: something is on sale",
      author_game: "Creators you follow: something new",
      author_news: "Creators you follow: news",
      coupon_expiring: "Coupons that end soon",
    },
  },
};

export const SIMPLIFIED: MailWords = {
  lang: "zh-CN",
  news: {
    subject: "给您的更新",
    open: "查看新内容",
    why: "您收到此邮件，是因为您的愿望单、关注的作者或优惠券有新动态。除愿望单内容发布外，每天最多一封。",
    off: "停止接收此类邮件",
  },
  newsLine: {
    wishlist_release: (n) => `您愿望单中有 ${n} 项内容现已发布。`,
    wishlist_sale: (n) => `您愿望单中有 ${n} 项内容正在打折。`,
    author_game: (n) => `您关注的作者有 ${n} 项新内容。`,
    author_news: (n) => `您关注的作者发布了 ${n} 条动态。`,
    coupon_expiring: (n) => `您有 ${n} 张优惠券将在一周内到期。`,
  },
  addedToLibrary: "有内容已加入您的游戏库，无需付款。",
  about: {
    purchase_receipt: {
      subject: "您的收据",
      intro: "感谢您的购买。",
      closing: "您无需进行任何操作。如需留存记录，请保存此邮件。",
    },
    top_up_receipt: {
      subject: "您的收据",
      intro: "我们已收到您的付款，钱包已充值。",
      closing: "您无需进行任何操作。如需留存记录，请保存此邮件。",
    },
    refund: {
      subject: "您的退款",
      intro: "您的一笔付款已退回。",
      closing: "您无需进行任何操作。如需留存记录，请保存此邮件。",
    },
    new_device: {
      subject: "您的账号有新的登录",
      intro: "有人（很可能是您本人）在一台我们未曾见过的设备上登录了您的账号：",
      closing: "如果是您本人，无需进行任何操作。如果不是，请立即在账号页面结束其他会话并设置新密码。",
    },
    submission_accepted: {
      subject: "关于您的投稿",
      intro: "您的投稿已通过审核。",
      closing: "您可以在收件箱中查看。",
    },
    submission_refused: {
      subject: "关于您的投稿",
      intro: "您的投稿这次未能通过审核。您可以修改后重新提交。",
      closing: "您可以在收件箱中查看。",
    },
    country_changed: {
      subject: "关于您的账号",
      intro: "客服已更改您账号的居住国家或地区。",
      closing: "如果您没有提出过此请求，请联系客服。",
    },
  },
  label: {
    number: "编号",
    paid: "支付金额",
    refunded: "退款金额",
    coin: "喵币",
    silver: "银币",
    device: "设备",
    place: "地点",
    time: "时间",
    reason: "原因",
    country: "国家或地区",
  },
  openInbox: "打开收件箱",
  openAccount: "查看已登录的设备",
  off: {
    title: "邮件",
    question: "要停止接收以下内容的邮件吗？收件箱不受影响。",
    confirm: "停止接收",
    done: "已完成。您将不再收到此类邮件。",
    undo: "撤销",
    undone: "您将继续收到此类邮件。",
    broken: "此链接已失效。请打开最新的邮件，使用其中的链接。",
    kind: {
      wishlist_release: "愿望单：内容发布",
      wishlist_sale: "愿望单：打折",
      author_game: "关注的作者：新内容",
      author_news: "关注的作者：动态",
      coupon_expiring: "即将到期的优惠券",
    },
  },
};

export const TRADITIONAL: MailWords = {
  lang: "zh-TW",
  news: {
    subject: "給您的更新",
    open: "查看新內容",
    why: "您收到此郵件，是因為您的願望清單、追蹤的作者或優惠券有新動態。除願望清單內容推出外，每天最多一封。",
    off: "停止接收此類郵件",
  },
  newsLine: {
    wishlist_release: (n) => `您願望清單中有 ${n} 項內容現已推出。`,
    wishlist_sale: (n) => `您願望清單中有 ${n} 項內容正在特價。`,
    author_game: (n) => `您追蹤的作者有 ${n} 項新內容。`,
    author_news: (n) => `您追蹤的作者發布了 ${n} 則動態。`,
    coupon_expiring: (n) => `您有 ${n} 張優惠券將在一週內到期。`,
  },
  addedToLibrary: "有內容已加入您的遊戲庫，無需付款。",
  about: {
    purchase_receipt: {
      subject: "您的收據",
      intro: "感謝您的購買。",
      closing: "您不需要進行任何操作。如需留存紀錄，請保存此郵件。",
    },
    top_up_receipt: {
      subject: "您的收據",
      intro: "我們已收到您的付款，錢包已儲值。",
      closing: "您不需要進行任何操作。如需留存紀錄，請保存此郵件。",
    },
    refund: {
      subject: "您的退款",
      intro: "您的一筆付款已退回。",
      closing: "您不需要進行任何操作。如需留存紀錄，請保存此郵件。",
    },
    new_device: {
      subject: "您的帳號有新的登入",
      intro: "有人（很可能是您本人）在一台我們未曾見過的裝置上登入了您的帳號：",
      closing: "如果是您本人，不需要進行任何操作。如果不是，請立即在帳號頁面結束其他工作階段並設定新密碼。",
    },
    submission_accepted: {
      subject: "關於您的投稿",
      intro: "您的投稿已通過審核。",
      closing: "您可以在收件匣中查看。",
    },
    submission_refused: {
      subject: "關於您的投稿",
      intro: "您的投稿這次未能通過審核。您可以修改後重新提交。",
      closing: "您可以在收件匣中查看。",
    },
    country_changed: {
      subject: "關於您的帳號",
      intro: "客服已變更您帳號的居住國家或地區。",
      closing: "如果您沒有提出過此請求，請聯絡客服。",
    },
  },
  label: {
    number: "編號",
    paid: "支付金額",
    refunded: "退款金額",
    coin: "喵幣",
    silver: "銀幣",
    device: "裝置",
    place: "地點",
    time: "時間",
    reason: "原因",
    country: "國家或地區",
  },
  openInbox: "開啟收件匣",
  openAccount: "查看已登入的裝置",
  off: {
    title: "郵件",
    question: "要停止接收以下內容的郵件嗎？收件匣不受影響。",
    confirm: "停止接收",
    done: "已完成。您將不再收到此類郵件。",
    undo: "復原",
    undone: "您將繼續收到此類郵件。",
    broken: "此連結已失效。請開啟最新的郵件，使用其中的連結。",
    kind: {
      wishlist_release: "願望清單：內容推出",
      wishlist_sale: "願望清單：特價",
      author_game: "追蹤的作者：新內容",
      author_news: "追蹤的作者：動態",
      coupon_expiring: "即將到期的優惠券",
    },
  },
};

const KEEP_JA = "お手続きは必要ありません。控えが必要な場合は、このメールを保存してください。";

export const JAPANESE: MailWords = {
  lang: "ja-JP",
  news: {
    subject: "新着のお知らせ",
    open: "新着を見る",
    why: "このメールは、ウィッシュリスト、フォロー中の作者、クーポンに動きがあったためお送りしています。ウィッシュリストの作品の公開を除き、1日1通までです。",
    off: "このメールの配信を停止する",
  },
  newsLine: {
    wishlist_release: (n) => `ウィッシュリストの${n}件が公開されました。`,
    wishlist_sale: (n) => `ウィッシュリストの${n}件がセール中です。`,
    author_game: (n) => `フォロー中の作者に新作が${n}件あります。`,
    author_news: (n) => `フォロー中の作者からのお知らせが${n}件あります。`,
    coupon_expiring: (n) => `1週間以内に期限が切れるクーポンが${n}枚あります。`,
  },
  addedToLibrary: "ライブラリに追加しました。お支払いはありません。",
  about: {
    purchase_receipt: {
      subject: "領収のお知らせ",
      intro: "ご購入ありがとうございます。",
      closing: KEEP_JA,
    },
    top_up_receipt: {
      subject: "領収のお知らせ",
      intro: "お支払いを確認し、ウォレットにチャージしました。",
      closing: KEEP_JA,
    },
    refund: { subject: "返金のお知らせ", intro: "お支払いを返金しました。", closing: KEEP_JA },
    new_device: {
      subject: "アカウントへの新しいログイン",
      intro:
        "これまで使われたことのない端末から、アカウントへのログインがありました（お客様ご自身の操作と思われます）。",
      closing:
        "お心当たりがある場合、お手続きは必要ありません。お心当たりがない場合は、すぐにアカウントページでほかのセッションを終了し、新しいパスワードを設定してください。",
    },
    submission_accepted: {
      subject: "申請についてのお知らせ",
      intro: "申請が承認されました。",
      closing: "詳しくは受信箱をご覧ください。",
    },
    submission_refused: {
      subject: "申請についてのお知らせ",
      intro: "申請は今回承認されませんでした。内容を直して、もう一度申請できます。",
      closing: "詳しくは受信箱をご覧ください。",
    },
    country_changed: {
      subject: "アカウントについてのお知らせ",
      intro: "サポートがアカウントの居住国・地域を変更しました。",
      closing: "お心当たりがない場合は、カスタマーサービスへご連絡ください。",
    },
  },
  label: {
    number: "番号",
    paid: "お支払い額",
    refunded: "返金額",
    coin: "コイン",
    silver: "シルバー",
    device: "端末",
    place: "場所",
    time: "日時",
    reason: "理由",
    country: "国・地域",
  },
  openInbox: "受信箱を開く",
  openAccount: "ログイン中の端末を確認する",
  off: {
    title: "メール",
    question: "次のお知らせのメールを停止しますか？受信箱には影響しません。",
    confirm: "停止する",
    done: "停止しました。今後このメールは届きません。",
    undo: "元に戻す",
    undone: "このメールは引き続き届きます。",
    broken: "このリンクは無効です。最新のメールのリンクをお使いください。",
    kind: {
      wishlist_release: "ウィッシュリスト：公開",
      wishlist_sale: "ウィッシュリスト：セール",
      author_game: "フォロー中の作者：新作",
      author_news: "フォロー中の作者：お知らせ",
      coupon_expiring: "まもなく期限が切れるクーポン",
    },
  },
};

const WORDS: Readonly<Partial<Record<Locale, MailWords>>> = {
  "zh-CN": SIMPLIFIED,
  "zh-TW": TRADITIONAL,
  "ja-JP": JAPANESE,
};

/** The words for a reader; English for languages without words of their own. */
export const mailWords = (locale: Locale): MailWords => WORDS[locale] ?? ENGLISH;
