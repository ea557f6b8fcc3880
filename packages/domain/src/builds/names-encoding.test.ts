import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeName, NAMES_ENCODINGS, readingOfNames, type NamesEncoding } from "./index.ts";

type Legacy = Exclude<NamesEncoding, "utf-8" | "cp437">;

const WORDS: Readonly<Record<Legacy, readonly string[]>> = {
  shift_jis: [
    "夜",
    "港",
    "ソ",
    "表示",
    "背景",
    "立ち絵",
    "効果音",
    "タイトル画面",
    "音楽",
    "主人公",
    "きらきら",
    "第一章",
    "セーブデータ",
    "夏の思い出",
    "猫耳",
    "雨の日",
    "ボタン",
    "森",
    "海辺の町",
    "終わり",
  ],
  gbk: [
    "背景音乐",
    "立绘",
    "主角",
    "标题画面",
    "存档",
    "按钮",
    "夜晚的桥",
    "第一章",
    "图片",
    "对话框",
    "春天",
    "学校走廊",
    "微笑",
    "设置",
    "战斗",
    "女孩",
    "雨声",
    "结局",
    "开始游戏",
    "月亮",
  ],
  big5: [
    "背景音樂",
    "立繪",
    "主角",
    "標題畫面",
    "存檔",
    "按鈕",
    "夜晚的橋",
    "第一章",
    "圖片",
    "對話框",
    "春天",
    "學校走廊",
    "微笑",
    "設定",
    "戰鬥",
    "女孩",
    "雨聲",
    "結局",
    "開始遊戲",
    "月亮",
  ],
  "euc-kr": [
    "배경음악",
    "주인공",
    "제목화면",
    "저장",
    "버튼",
    "밤의다리",
    "제일장",
    "그림",
    "대화창",
    "봄날",
    "학교복도",
    "미소",
    "설정",
    "전투",
    "소녀",
    "빗소리",
    "결말",
    "게임시작",
    "달빛",
    "효과음",
  ],
};
const LEGACY = Object.keys(WORDS) as Legacy[];

/** The bytes of every letter of two bytes, found by decoding all of them. */
const tables = new Map(
  LEGACY.map((encoding) => {
    const table = new Map<string, readonly number[]>();
    for (let first = 0xfe; first >= 0x81; first -= 1)
      for (let second = 0xfe; second >= 0x40; second -= 1) {
        const letter = decodeName(Uint8Array.of(first, second), encoding);
        if (letter !== null && Array.from(letter).length === 1) table.set(letter, [first, second]);
      }
    return [encoding, table] as const;
  }),
);

const encoded = (text: string, encoding: Legacy) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) =>
      letter < "\u0080" ? [letter.charCodeAt(0)] : (tables.get(encoding)?.get(letter) ?? [0xff]),
    ),
  );
const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
const read = (names: readonly string[], encoding: Legacy) =>
  readingOfNames(names.map((name) => encoded(name, encoding)));

// R-DLV-8
test.each([
  { encoding: "shift_jis", names: ["index.html", "img/夜.png", "img/港.png"] },
  { encoding: "shift_jis", names: ["img/ソ.png", "img/表.png"] },
  { encoding: "gbk", names: ["背景/夜晚.png", "音乐/主题.ogg"] },
  { encoding: "big5", names: ["背景/夜晚.png", "音樂/主題.ogg"] },
  { encoding: "euc-kr", names: ["배경/밤.png", "음악/주제.ogg"] },
] as const)("a few names in $encoding: $names", ({ encoding, names }) => {
  const reading = read(names, encoding);
  expect(reading).toMatchObject({ encoding, confidence: expect.stringMatching(/certain|likely/) });
  expect(reading?.candidates[0]?.samples).toEqual(names.filter((name) => /[^\0-\u007f]/.test(name)));
});

// R-DLV-8
test("random names of a game are found in each encoding, all together", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LEGACY).chain((encoding) =>
        fc.record({
          encoding: fc.constant(encoding),
          names: fc.uniqueArray(
            fc
              .tuple(
                fc.constantFrom("", "img/", "data/Map0"),
                fc.array(fc.constantFrom(...WORDS[encoding]), { minLength: 1, maxLength: 3 }),
                fc.nat(99),
                fc.constantFrom(".png", ".ogg", ".json"),
              )
              .map(([folder, words, number, ending]) => `${folder}${words.join("_")}${number}${ending}`),
            { minLength: 5, maxLength: 30 },
          ),
        }),
      ),
      ({ encoding, names }) => {
        const reading = read(names, encoding);
        expect(reading?.encoding).toBe(encoding);
        for (const name of names) expect(decodeName(encoded(name, encoding), encoding)).toBe(name);
      },
    ),
  );
});

// R-DLV-8
test("any letters that an encoding has come back if it is named", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LEGACY).chain((encoding) =>
        fc.tuple(
          fc.constant(encoding),
          fc.array(fc.constantFrom(...(tables.get(encoding)?.keys() ?? [])), {
            minLength: 1,
            maxLength: 40,
          }),
        ),
      ),
      ([encoding, letters]) => {
        const name = encoded(letters.join(""), encoding);
        expect(readingOfNames([name], encoding)?.encoding).toBe(encoding);
        expect(decodeName(name, encoding)).toBe(letters.join(""));
      },
    ),
  );
});

// R-DLV-8
test("valid UTF-8 is UTF-8, flagged or not, and so are names of ASCII", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(fc.array(name), fc.constantFrom("夜", "밤", "가", "あ", "ไทย"), (names, word) => {
      const reading = readingOfNames([...names, word].map(utf8));
      expect(reading).toMatchObject({ encoding: "utf-8", confidence: "certain" });
    }),
  );
  expect(readingOfNames([utf8("index.html")])).toEqual({
    encoding: "utf-8",
    confidence: "certain",
    candidates: [],
  });
});

// R-DLV-8
test("whatever the bytes, a reading decodes all of them", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 12 }), { minLength: 1 }), (names) => {
      const reading = readingOfNames(names);
      expect(names.every((name) => !reading || decodeName(name, reading.encoding) !== null)).toBe(true);
    }),
  );
});

// R-DLV-8
test("names of Western Europe, as zip archives have them without a flag", () => {
  const names = [Uint8Array.from(Buffer.from("caf\u0082.png", "latin1"))];
  expect(readingOfNames(names)).toMatchObject({ encoding: "cp437", candidates: [{ samples: ["café.png"] }] });
});

// R-DLV-8
test("a single rare letter leaves the choice to a person, with how it would read", () => {
  const reading = readingOfNames([encoded("屶", "shift_jis")]);
  expect(reading?.candidates.map(({ encoding }) => encoding)).toContain("shift_jis");
  expect(NAMES_ENCODINGS).toContain(reading?.encoding);
});

// R-DLV-8
test("bytes of no encoding are not read, nor is an encoding that does not fit", () => {
  expect(readingOfNames([Uint8Array.of(0xff, 0xff)])).toBeNull();
  expect(readingOfNames([encoded("夜.png", "shift_jis")], "utf-8")).toBeNull();
});

// R-DLV-8
test.each([
  { names: ["музыка.ogg", "ночь.png"] },
  { names: ["café.png"] },
  { names: ["cafe\u0301.png"] },
  { names: ["νύχτα.png"] },
])("$names in UTF-8 without a flag", ({ names }) => {
  expect(readingOfNames(names.map(utf8))).toMatchObject({
    encoding: "utf-8",
    confidence: expect.stringMatching(/certain|likely/),
  });
});

// R-DLV-8
test.each(LEGACY)("one word in %s is read rightly, or the choice is left to a person", (encoding) => {
  // 图片 and 微笑 in GBK are valid UTF-8.
  for (const word of WORDS[encoding]) {
    const reading = read([`img/${word}.png`], encoding);
    if (reading?.confidence !== "unsure") expect(reading?.encoding).toBe(encoding);
    expect(reading?.candidates.map((candidate) => candidate.encoding)).toContain(encoding);
  }
});

// R-DLV-8
test("Korean syllables that only Windows has are read", () => {
  const extended = (hex: string) => decodeName(Uint8Array.from(Buffer.from(hex, "hex")), "euc-kr");
  expect(extended("8141")).toBe("갂");
  expect(extended("8c6362")).toBe("똠b");
  expect(extended("c652")).toBe("힣");
  expect(extended("b0a1c652b0a1")).toBe("가힣가");
  expect(extended("c653")).toBeNull();
  const name = Uint8Array.from([...encoded("배경음악_", "euc-kr"), 0x8c, 0x63]);
  expect(readingOfNames([name])).toMatchObject({
    encoding: "euc-kr",
    confidence: expect.stringMatching(/certain|likely/),
  });
});

// R-DLV-8
test("names in an encoding that is not known are not taken for the one that happens to fit", () => {
  // Big5 with a letter of Hong Kong, which makes it invalid here.
  const name = Uint8Array.from([...encoded("遊戲的音樂與繪圖", "big5"), 0x87, 0x40]);
  const reading = readingOfNames([name]);
  expect(reading === null || reading.confidence === "unsure").toBe(true);
});
