import type { DemoArticle } from "./demo-shop.ts";

/** News of games, a selection, and a question to the readers. */
export const DEMO_GAME_NEWS: readonly DemoArticle[] = [
  {
    key: "neon-drift-rain",
    category: "store",
    storeId: 101,
    publishedDaysAgo: 1.5,
    headline: {
      "en-us": "Neon Drift: the rain has come to Kestrel City",
      "zh-cn": "《霓虹漂移》：红隼城下雨了",
      "ja-jp": "『ネオンドリフト』：ケストレル・シティに雨が降る",
    },
    text: {
      "en-us":
        "<p>Version 1.3 is out for the browser and for download. Wet lanes grip differently in each of the three districts, and Mireille has opinions about your tyres.</p><p>The trial stays free, and those who own the game find the new version on its page.</p>",
      "zh-cn":
        "<p>1.3 版已经上线，网页版和下载版都有。三个城区的湿滑路面手感各不相同，米蕾对你的轮胎也颇有意见。</p><p>试玩依旧免费；已购玩家在作品页就能用上新版本。</p>",
      "ja-jp":
        "<p>バージョン1.3を、ブラウザ版とダウンロード版で公開しました。濡れた路面のグリップは三つの街区でそれぞれ違い、ミレイユはあなたのタイヤに一言あるようです。</p><p>体験版は引き続き無料。お持ちの方は、作品ページから新しいバージョンで遊べます。</p>",
    },
  },
  {
    key: "three-for-one-evening",
    category: "featured",
    publishedDaysAgo: 3,
    headline: {
      "en-us": "Three games for one evening, no download needed",
      "zh-cn": "今晚就能玩完：三部不用下载的作品",
      "ja-jp": "一晩で遊べる、ダウンロードいらずの三作品",
    },
    text: {
      "en-us":
        "<p>Each of these plays in the browser and has a free trial.</p><h3>Neon Drift</h3><p>Runs of two minutes through a city that only wakes after midnight. One thumb is enough; stopping is the hard part.</p><h3>Lantern Lines</h3><p>Connect the festival lanterns, street by street, and read what two neighbours write to each other between levels. No timer, unlimited undo.</p><h3>Tea House Letters</h3><p>A visual novel in three seasons, about letters that nobody posted. Choose the leaves, the cup, and the moment to speak.</p>",
      "zh-cn":
        "<p>这三部都能在浏览器里玩，也都有免费试玩。</p><h3>霓虹漂移</h3><p>两分钟一局，穿过一座午夜才醒的城市。一根拇指就够，难的是停下来。</p><h3>灯火连线</h3><p>一条街一条街地连起灯笼，在关卡之间读两位邻居的字条。不计时，随便反悔。</p><h3>茶馆来信</h3><p>三个季节的视觉小说，讲一抽屉没有寄出的信。选茶，选杯，选开口的时机。</p>",
      "ja-jp":
        "<p>どれもブラウザで遊べて、無料の体験版があります。</p><h3>ネオンドリフト</h3><p>真夜中に目を覚ます街を走り抜ける、一回二分のゲーム。親指ひとつで遊べます。難しいのは、やめどきだけ。</p><h3>あかり結び</h3><p>通りをひとつずつ解いて提灯を結び、合間に隣人ふたりの書き置きを読みます。時間制限なし、やり直しは何度でも。</p><h3>茶館の手紙</h3><p>投函されなかった手紙をめぐる、三つの季節のビジュアルノベル。茶葉を選び、器を選び、口を開く時を選びます。</p>",
    },
  },
  {
    key: "longer-trials",
    category: "questionnaire",
    publishedDaysAgo: 7,
    headline: {
      "en-us": "One question: should trials be longer?",
      "zh-cn": "一个问题：试玩要不要再长一点？",
      "ja-jp": "ひとつだけ教えてください：体験版はもっと長いほうがいいですか？",
    },
    text: {
      "en-us":
        "<p>Most trials end after the first chapter. Some of you told us that this is just when it gets interesting; others never finish even that.</p><p>Tell us with the buttons below this article: <strong>Yes</strong> means longer, <strong>No</strong> means that they are fine as they are. You can change your answer as often as you like, and everybody sees the total.</p>",
      "zh-cn":
        "<p>多数试玩在第一章之后结束。有人说正到精彩处，也有人说这一章都没玩完。</p><p>请用文章下面的按钮告诉我们：“是”表示希望更长，“否”表示现在正好。答案可以随时更改，总数人人可见。</p>",
      "ja-jp":
        "<p>体験版の多くは、第一章で終わります。「ちょうど面白くなるところなのに」という声も、「そこまでも遊びきれない」という声もいただきました。</p><p>この記事の下のボタンで教えてください。「はい」は「もっと長く」、「いいえ」は「今のままでよい」です。答えは何度でも変えられ、合計は誰でも見られます。</p>",
    },
  },
  {
    key: "lantern-lines-complete",
    category: "store",
    storeId: 121,
    publishedDaysAgo: 24,
    headline: {
      "en-us": "Lantern Lines is complete",
      "zh-cn": "《灯火连线》已完结",
      "ja-jp": "『あかり結び』が完結しました",
    },
    text: {
      "en-us":
        "<p>The last street is lit. All boards and all notes between Haru and Matthias are in the game now, in the browser, for Windows and for Android.</p>",
      "zh-cn":
        "<p>最后一条街也亮了。全部关卡，以及阿春和马蒂亚斯之间的全部字条，都已收入游戏，网页、Windows 和安卓均可游玩。</p>",
      "ja-jp":
        "<p>最後の通りに明かりがともりました。すべての盤面と、ハルとマティアスの書き置きがそろい、ブラウザ、Windows、Android で遊べます。</p>",
    },
  },
];
