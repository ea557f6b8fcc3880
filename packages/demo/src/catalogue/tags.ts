import type { DemoWords } from "./demo-words.ts";

/** The controlled vocabulary of tags. */
export const DEMO_TAGS = {
  romance: tag("Romance", "恋爱", "恋愛"),
  mystery: tag("Mystery", "悬疑", "ミステリー"),
  comedy: tag("Comedy", "喜剧", "コメディ"),
  fantasy: tag("Fantasy", "奇幻", "ファンタジー"),
  "slice-of-life": tag("Slice of life", "日常", "日常"),
  "sci-fi": tag("Science fiction", "科幻", "SF"),
  thriller: tag("Thriller", "惊悚", "サスペンス"),
  drama: tag("Drama", "剧情", "ドラマ"),
  historical: tag("Historical", "历史", "歴史"),
  adventure: tag("Adventure", "冒险", "アドベンチャー"),
  management: tag("Management", "经营", "経営"),
  puzzle: tag("Puzzle", "解谜", "パズル"),
  arcade: tag("Arcade", "街机", "アーケード"),
  racing: tag("Racing", "竞速", "レース"),
  rpg: tag("Role-playing", "角色扮演", "RPG"),
  strategy: tag("Strategy", "策略", "ストラテジー"),
  "card-game": tag("Card game", "卡牌", "カードゲーム"),
  rhythm: tag("Rhythm", "音游", "リズム"),
  "visual-novel": tag("Visual novel", "视觉小说", "ビジュアルノベル"),
  "kinetic-novel": tag("Kinetic novel", "动态小说", "キネティックノベル"),
  "multiple-endings": tag("Multiple endings", "多结局", "マルチエンディング"),
  "choices-matter": tag("Choices matter", "选择影响剧情", "選択が響く"),
  "full-voice": tag("Fully voiced", "全语音", "フルボイス"),
  "slow-burn": tag("Slow burn", "慢热", "じれったい恋"),
  "second-chance": tag("Second chance", "破镜重圆", "再会"),
  rivals: tag("Rivals", "欢喜冤家", "ライバル"),
  workplace: tag("Workplace", "职场", "オフィス"),
  "found-family": tag("Found family", "羁绊之家", "疑似家族"),
  detective: tag("Detective", "侦探", "探偵"),
  cooking: tag("Cooking", "料理", "料理"),
  music: tag("Music", "音乐", "音楽"),
  theatre: tag("Theatre", "舞台", "演劇"),
  travel: tag("Travel", "旅行", "旅"),
  sea: tag("By the sea", "海边", "海辺"),
  city: tag("City nights", "都市夜色", "夜の街"),
  countryside: tag("Countryside", "乡间", "田舎"),
  space: tag("Space", "太空", "宇宙"),
  cyberpunk: tag("Cyberpunk", "赛博朋克", "サイバーパンク"),
  folklore: tag("Folklore", "民间传说", "民話"),
  cosy: tag("Cosy", "治愈", "癒やし"),
  melancholy: tag("Melancholy", "淡淡忧伤", "切ない"),
  "short-play": tag("Short play", "短篇", "短編"),
} as const satisfies Record<string, DemoWords>;

export type DemoTagKey = keyof typeof DEMO_TAGS;

function tag(english: string, chinese: string, japanese: string): DemoWords {
  return { "en-us": english, "zh-cn": chinese, "ja-jp": japanese };
}
