/**
 * Names of the entries in fixed lists, by lower-case language. Our clients have their own messages;
 * these are for other users of the API and forms generated from it.
 */
export const CATEGORY_WORDS = {
  "boy-r18": words("Male-oriented", "男性向", "男性向", "男性向け"),
  "boy-bl": words("Male-oriented · BL", "男性向·BL", "男性向·BL", "男性向け・BL"),
  "girl-r18": words("Female-oriented", "女性向", "女性向", "女性向け"),
  "girl-gl": words("Female-oriented · GL", "女性向·百合", "女性向·百合", "女性向け・百合"),
};

export const PLATFORM_WORDS = {
  web: words("Browser", "浏览器", "瀏覽器", "ブラウザ"),
  windows: words("Windows"),
  mac: words("macOS"),
  android: words("Android"),
  ios: words("iOS"),
  "platform app": words("Catnip app", "Catnip 应用", "Catnip 應用程式", "Catnipアプリ"),
};

export const ARTICLE_CATEGORY_WORDS = {
  all: words("All", "全部", "全部", "すべて"),
  announcement: words("Announcement", "公告", "公告", "お知らせ"),
  ad: words("Advertisement", "广告", "廣告", "広告"),
  qa: words("Questions and answers", "常见问题", "常見問題", "よくある質問"),
  tutorial: words("Tutorial", "教程", "教學", "チュートリアル"),
  store: words("Store", "商店", "商店", "ストア"),
  questionnaire: words("Questionnaire", "问卷", "問卷", "アンケート"),
  featured: words("Featured", "精选", "精選", "特集"),
};

function words(en: string, zhCn?: string, zhTw?: string, ja?: string): Readonly<Record<string, string>> {
  return {
    "en-us": en,
    ...(zhCn ? { "zh-cn": zhCn } : {}),
    ...(zhTw ? { "zh-tw": zhTw } : {}),
    ...(ja ? { "ja-jp": ja } : {}),
  };
}
