/** The fictional circles and authors behind the demo games. */
export const DEMO_AUTHORS = {
  "moth-lantern": {
    nickname: "Moth & Lantern",
    brief: "Two writers, one illustrator, a kettle that never cools. We make quiet games for late evenings.",
  },
  "northwind-desk": {
    nickname: "Northwind Desk",
    brief: "Mysteries with fair clues and grown-up hearts. If you guessed the culprit, write to us.",
  },
  "paper-tiger": {
    nickname: "纸老虎工房",
    brief: "三个前报社编辑的业余工房。写市井，写吃食，也写不肯说出口的喜欢。",
  },
  "kurage-kobo": {
    nickname: "くらげ工房",
    brief: "海辺の町で、のんびり乙女ゲームを作っています。締切だけは荒波です。",
  },
  "seven-tides": {
    nickname: "Seven Tides",
    brief: "Ships, storms and long conversations on deck. A family studio from a rainy port.",
  },
  "velvet-compass": {
    nickname: "Velvet Compass",
    brief: "Period romance with real research. The footnotes are half the fun.",
  },
  "static-orchard": {
    nickname: "Static Orchard",
    brief: "Chrome, rain and feelings. Small science fiction by five people in five time zones.",
  },
  "harbour-nine": {
    nickname: "Harbour Nine",
    brief: "Arcade hands, novelist hearts. We like games that fit a lunch break and stay for a year.",
  },
  "inkstone-hours": {
    nickname: "墨时研究所",
    brief: "志怪、古风与慢节奏恋爱。一天只写八百字，但每个字都数过。",
  },
  "glass-heron": {
    nickname: "硝子の鷺",
    brief: "大人のための恋愛アドベンチャー。静かな台詞と、よく鳴るピアノにこだわります。",
  },
  "umbra-cinema": {
    nickname: "Umbra Cinema",
    brief: "Games cut like films: thrillers, noirs and one musical we still argue about.",
  },
  "little-comet": {
    nickname: "Little Comet",
    brief: "Comedies about tired adults who deserve a nice day. Solo developer, many plants.",
  },
} as const satisfies Record<string, { readonly nickname: string; readonly brief: string }>;

export type DemoAuthorKey = keyof typeof DEMO_AUTHORS;
