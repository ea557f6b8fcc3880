import type { DemoArticle } from "./demo-shop.ts";

/** Long answers: how things work in the shop as it is. */
export const DEMO_GUIDES: readonly DemoArticle[] = [
  {
    key: "play-in-browser",
    category: "tutorial",
    publishedDaysAgo: 4,
    headline: {
      "en-us": "Playing in the browser, step by step",
      "zh-cn": "在浏览器里玩游戏：一步一步来",
      "ja-jp": "ブラウザで遊ぶ手順",
    },
    text: {
      "en-us":
        "<p>Some games need no download: they start on their own page, on a computer, a tablet or a phone.</p><h3>Find a game that plays here</h3><p>Open a game's page and look for <strong>Trial</strong> or <strong>Play now</strong>. If there are only downloads, the game has no version for browsers yet.</p><h3>Try it first</h3><p>The trial is free and needs no account. It opens where the pictures were, and <strong>Back</strong> brings them back.</p><h3>Play what you own</h3><ol><li>Log in and open the game's page, or find it in My Store.</li><li>Press <strong>Play now</strong>.</li><li>For the whole screen, press <strong>Full screen</strong>; Escape brings you back.</li></ol><h3>Where your progress is kept</h3><p>A browser game that saves your progress keeps it in the browser you play in. In another browser, on another device or after clearing the browser's data you begin anew.</p><h3>If it does not start</h3><ul><li>Reload the page once.</li><li>Update the browser, and try without extensions that block content.</li><li>Still nothing? Write to customer service with the name of the game and the code that the message shows.</li></ul>",
      "zh-cn":
        "<p>有些作品不用下载，在电脑、平板或手机上打开作品页就能玩。</p><h3>找到能在网页上玩的作品</h3><p>打开作品页，看看有没有“试玩”或“立即游玩”。如果只有下载，说明这部作品还没有网页版。</p><h3>先试一试</h3><p>试玩免费，也不用注册。游戏会在图片的位置打开，点“返回”就能回到图片。</p><h3>玩已购买的作品</h3><ol><li>登录后打开作品页，或者在“我的游戏”里找到它。</li><li>点“立即游玩”。</li><li>想铺满屏幕就点“全屏”，按 Esc 退出。</li></ol><h3>进度存在哪里</h3><p>能存档的网页游戏，进度保存在你当时用的浏览器里。换浏览器、换设备，或者清除浏览器数据之后，都要从头开始。</p><h3>打不开怎么办</h3><ul><li>先刷新一次页面。</li><li>更新浏览器，并关掉会拦截内容的扩展程序再试。</li><li>还是不行，请把作品名和提示里的代码发给客服。</li></ul>",
      "ja-jp":
        "<p>ダウンロードしなくても、作品ページを開くだけで遊べるゲームがあります。パソコンでも、タブレットでも、スマートフォンでも。</p><h3>ブラウザで遊べる作品を探す</h3><p>作品ページに「体験版」か「今すぐ遊ぶ」があるか確かめてください。ダウンロードしかない場合、ブラウザ版はまだありません。</p><h3>まずは試してみる</h3><p>体験版は無料で、会員登録もいりません。画像のあった場所で始まり、「戻る」で画像に戻ります。</p><h3>購入した作品を遊ぶ</h3><ol><li>ログインして作品ページを開くか、マイストアから探します。</li><li>「今すぐ遊ぶ」を押します。</li><li>画面いっぱいに広げるには「全画面」、戻るには Esc キーを押します。</li></ol><h3>進み具合の保存先</h3><p>セーブできるブラウザゲームの進み具合は、遊んだブラウザに保存されます。別のブラウザや端末、データを消したあとは、最初からになります。</p><h3>始まらないときは</h3><ul><li>一度ページを再読み込みしてください。</li><li>ブラウザを更新し、広告などを遮る拡張機能を切ってお試しください。</li><li>それでも始まらなければ、作品名と、表示されたコードをカスタマーサービスへお知らせください。</li></ul>",
    },
  },
  {
    key: "coins-and-refunds",
    category: "qa",
    publishedDaysAgo: 5,
    headline: {
      "en-us": "Coins and refunds: your questions answered",
      "zh-cn": "关于喵币和退款的常见问题",
      "ja-jp": "コインと返金についてのよくある質問",
    },
    text: {
      "en-us":
        "<h3>What is a meow coin?</h3><p>The money of this shop. Games are priced in coins, and you buy coins with real money. On a game's page stands beside the price what it comes to in real money.</p><h3>Do coins expire?</h3><p>Coins you have bought do not. Coins and silver that were given to you, by a reward code for instance, may carry a date; what ends first is spent first.</p><h3>I have paid, but my coins are not there</h3><p>Coins arrive as soon as the payment is confirmed, usually within a minute; some ways to pay take longer. There is no need to pay again. If they are still missing after an hour, write to customer service with the number of the payment.</p><h3>Can I get money back for coins, or give them to a friend?</h3><p>No. Coins cannot be paid out or handed on.</p><h3>Can I return a game?</h3><p>Yes, for a while: the terms say within how many days, as long as you have hardly played it and not downloaded it. Open your account log, choose the receipt of the purchase, and press the button that returns the game. What the law of the place where you live gives you, such as a right of withdrawal or your rights when a game does not work, stays yours. In that case, or if you were charged wrongly, write to customer service with the name of the game.</p><h3>Why did the price change before I paid?</h3><p>A sale may have ended, or a coupon. Then nothing is charged: you see the new price and decide again.</p>",
      "zh-cn":
        "<h3>喵币是什么？</h3><p>喵币是本店的货币。作品用喵币标价，喵币用真实货币购买。作品页的价格旁边写着它相当于多少真实货币。</p><h3>喵币会过期吗？</h3><p>买来的喵币不会。兑换码等赠送的喵币和银币可能有期限，先到期的先用。</p><h3>付了款，喵币没有到账？</h3><p>付款一经确认，喵币就会到账，通常不到一分钟，个别支付方式会慢一些。请不要重复付款。一小时后仍未到账，请把付款编号发给客服。</p><h3>喵币能退成钱，或者转给朋友吗？</h3><p>不能。喵币不能提现，也不能转让。</p><h3>买了的作品能退吗？</h3><p>可以，但有期限：条款写明了在几天之内，前提是几乎没有玩过，也没有下载。打开账户记录，选择该次购买的收据，再点击退货按钮。你所在地法律赋予的权利不受影响，例如撤回权，或作品无法运行时的权利。遇到这种情况，或者扣款有误，请把作品名发给客服。</p><h3>为什么付款前价格变了？</h3><p>可能是优惠或优惠券到期了。这时不会扣款，你会看到新价格，再决定要不要买。</p>",
      "ja-jp":
        "<h3>ニャンコインとは？</h3><p>このショップで使うお金です。作品の価格はコインで表示され、コインは現実のお金で購入します。作品ページでは、価格の横に実際の金額の目安も表示しています。</p><h3>コインに期限はありますか？</h3><p>購入したコインに期限はありません。引き換えコードなどで受け取ったコインやシルバーには期限があることがあり、早く切れるものから使われます。</p><h3>支払ったのにコインが届きません</h3><p>支払いが確認されると届きます。ふつうは一分以内ですが、支払い方法によっては時間がかかります。もう一度支払う必要はありません。一時間たっても届かなければ、支払い番号をカスタマーサービスへお知らせください。</p><h3>コインを現金に戻したり、友だちに渡したりできますか？</h3><p>できません。払い戻しも譲渡も受け付けていません。</p><h3>購入した作品を返品できますか？</h3><p>期間内であればできます。日数は利用規約にあり、ほとんど遊んでおらず、ダウンロードしていないことが条件です。アカウント履歴を開き、購入の領収書を選んで、返品のボタンを押してください。お住まいの地域の法律で認められた権利（撤回権や、作品が動かないときの権利など）はそのまま有効です。その場合や、誤って請求された場合は、作品名を添えてカスタマーサービスへご連絡ください。</p><h3>支払う前に価格が変わりました</h3><p>セールやクーポンが終わった可能性があります。その場合は請求されず、新しい価格を見てから改めて決められます。</p>",
    },
  },
  {
    key: "why-country",
    category: "qa",
    publishedDaysAgo: 17,
    headline: {
      "en-us": "Why do you ask where I live?",
      "zh-cn": "为什么要问我住在哪里？",
      "ja-jp": "なぜ居住国をたずねるのですか？",
    },
    text: {
      "en-us":
        "<p>Prices and ways to pay differ from country to country, so we ask before you add coins for the first time. We suggest a country by your network address; please check it.</p><p>Choose with care: afterwards only customer service can change it. If you have moved, write to them.</p>",
      "zh-cn":
        "<p>各国的价格和支付方式不同，所以第一次充值之前会问一次。我们会按网络地址推测一个国家，请核对。</p><p>请仔细选择：之后只有客服能改。如果你搬家了，请联系客服。</p>",
      "ja-jp":
        "<p>価格と支払い方法は国によって異なるため、はじめてコインを追加する前におたずねしています。ネットワークの情報から候補を表示しますので、ご確認ください。</p><p>あとから変更できるのはカスタマーサービスだけです。引っ越したときはご連絡ください。</p>",
    },
  },
];
