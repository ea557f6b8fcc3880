import { DEMO_GAME_NEWS } from "./articles-games.ts";
import { DEMO_GUIDES } from "./articles-guides.ts";
import type { DemoArticle } from "./demo-shop.ts";

const SHOP_NEWS: readonly DemoArticle[] = [
  {
    key: "welcome",
    category: "announcement",
    publishedDaysAgo: 1,
    headline: { "en-us": "The shop is open", "zh-cn": "本店开张", "ja-jp": "開店しました" },
    text: {
      "en-us":
        "<p>Sixty-four games from twelve authors are on the shelves, in four categories. Three of them play right here in the browser.</p><p>Look around, try what has a trial, and come back for more: this page says what is new.</p>",
      "zh-cn":
        "<p>四个分类，十二位作者，六十四部作品已经上架，其中三部打开网页就能玩。</p><p>随便逛逛，有试玩的先试试。以后有什么新消息，都会写在这里。</p>",
      "ja-jp":
        "<p>四つのカテゴリに、十二組の作者による六十四作品が並びました。うち三作品は、ブラウザでそのまま遊べます。</p><p>体験版のある作品は、ぜひ試してみてください。新しいお知らせは、これからもここに載せていきます。</p>",
    },
  },
  {
    key: "long-nights-sale",
    category: "ad",
    publishedDaysAgo: 2,
    headline: {
      "en-us": "The long-nights sale has begun",
      "zh-cn": "长夜特卖开始了",
      "ja-jp": "夜長のセールを開催中",
    },
    text: {
      "en-us":
        "<p>More than twenty titles are reduced, some by half and more. Each game page says how long its offer lasts; coupons come off after the sale price.</p>",
      "zh-cn":
        "<p>二十多部作品正在降价，最低不到半价。每部作品的页面都写着优惠截止时间，优惠券在折后价上再减。</p>",
      "ja-jp":
        "<p>二十を超える作品が値下げ中、半額以下のものもあります。終了時期は各作品のページに。クーポンはセール価格からさらに割り引かれます。</p>",
    },
  },
  {
    key: "how-to-top-up",
    category: "tutorial",
    publishedDaysAgo: 6,
    headline: {
      "en-us": "How to top up your wallet",
      "zh-cn": "如何给钱包充值",
      "ja-jp": "ウォレットへのチャージ方法",
    },
    text: {
      "en-us":
        "<p>Press the plus beside your balance, choose a method and a plan, and confirm on the payment page. Coins arrive as soon as the payment is confirmed.</p><ul><li>Coins you have bought never expire.</li><li>Silver is spent first unless you switch it off.</li></ul>",
      "zh-cn":
        "<p>点余额旁边的加号，选支付方式和套餐，在支付页确认。付款确认后，喵币立即到账。</p><ul><li>买来的喵币永不过期。</li><li>默认先用银币，不想用可以关掉。</li></ul>",
      "ja-jp":
        "<p>残高の横の「＋」を押し、支払い方法とプランを選んで決済ページで確定すると、支払いの確認後すぐにコインが届きます。</p><ul><li>購入したコインに有効期限はありません。</li><li>シルバーは先に使われます。使わない設定もできます。</li></ul>",
    },
  },
  {
    key: "downloads",
    category: "qa",
    publishedDaysAgo: 9,
    headline: {
      "en-us": "My download stopped half-way. What now?",
      "zh-cn": "下载到一半断了怎么办？",
      "ja-jp": "ダウンロードが途中で止まったら？",
    },
    text: {
      "en-us":
        "<p>Open the game page and press download again: it goes on where it stopped. Links are made fresh for you each time, so an old one in your history will not work.</p>",
      "zh-cn":
        "<p>回到作品页再点一次下载，会从断开的地方继续。下载链接每次都是新生成的，浏览记录里的旧链接不能用。</p>",
      "ja-jp":
        "<p>作品ページからもう一度ダウンロードを押すと、続きから再開します。リンクは毎回新しく作られるため、履歴に残った古いものは使えません。</p>",
    },
  },
  {
    key: "coupon-rules",
    category: "tutorial",
    publishedDaysAgo: 14,
    headline: {
      "en-us": "Which coupon counts first?",
      "zh-cn": "优惠券按什么顺序抵扣？",
      "ja-jp": "クーポンはどの順で使われますか",
    },
    text: {
      "en-us":
        "<p>The shop's own discount comes off first, then your coupons one after the other, the largest first. On a game of 10.00 at 20 % off, a 10 % coupon saves 0.80: ten per cent of what is left.</p>",
      "zh-cn":
        "<p>先减商店折扣，再按折扣从大到小依次用券。一部 10.00 的作品打八折后，一张九折券能再省 0.80，也就是剩余价格的一成。</p>",
      "ja-jp":
        "<p>まずショップの割引、続いて割引率の高いクーポンから順に適用します。10.00の作品が20％オフなら、10％クーポンでさらに0.80お得。残りの価格の一割です。</p>",
    },
  },
  {
    key: "languages",
    category: "qa",
    publishedDaysAgo: 20,
    headline: {
      "en-us": "Can I read every game in my language?",
      "zh-cn": "所有作品都有中文吗？",
      "ja-jp": "どの作品も日本語で読めますか？",
    },
    text: {
      "en-us":
        "<p>Not every one. The languages a game speaks are on its page, and we ask once more before you buy one in a language you may not read.</p>",
      "zh-cn": "<p>不一定。作品支持的语言写在页面上；如果可能没有你熟悉的语言，购买前我们会再提醒一次。</p>",
      "ja-jp":
        "<p>すべてではありません。対応言語は作品ページに記載があり、読み慣れない言語かもしれないときは、ご購入の前にもう一度おたずねします。</p>",
    },
  },
  {
    key: "studio-invitation",
    category: "ad",
    publishedDaysAgo: 27,
    headline: {
      "en-us": "Authors: your shelf is waiting",
      "zh-cn": "创作者招募中",
      "ja-jp": "作者募集のお知らせ",
    },
    text: {
      "en-us":
        "<p>Finished a game, or half of one? Unfinished stories may appear as ongoing titles, with every chapter announced to those who follow you.</p>",
      "zh-cn":
        "<p>写完了，或者写到一半？未完结的作品可以“连载中”上架，每更新一章，关注你的玩家都会收到消息。</p>",
      "ja-jp":
        "<p>完成した作品も、道半ばの作品も歓迎です。連載中として公開でき、新しい章はフォロワーにお知らせします。</p>",
    },
  },
  {
    key: "maintenance",
    category: "announcement",
    publishedDaysAgo: 33,
    broadcast: { startedDaysAgo: 33, endedDaysAgo: 28 },
    headline: {
      "en-us": "Short maintenance next Sunday night",
      "zh-cn": "周日夜间短时维护",
      "ja-jp": "日曜深夜のメンテナンス",
    },
    text: {
      "en-us":
        "<p>For about twenty minutes the wallet rests while we move to a faster machine. Games you own stay playable throughout.</p>",
      "zh-cn": "<p>因更换更快的服务器，钱包功能将暂停约二十分钟，已购作品全程可玩。</p>",
      "ja-jp":
        "<p>より速い機材へ移るため、ウォレットを二十分ほど休止します。ご購入済みの作品は、その間も遊べます。</p>",
    },
  },
];

/** Every article of the demo shop. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [...SHOP_NEWS, ...DEMO_GUIDES, ...DEMO_GAME_NEWS];
