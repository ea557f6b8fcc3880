import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameProblem } from "./index.ts";

const problem = (name: string) => nameProblem(name, ["Catnip", "猫薄荷"]);

// R-PRF-11
describe("a name that looks like the shop's own people is refused", () => {
  test.each([
    ..."admin Admin ADMIN Administrator moderator Support staff System official".split(" "),
    "Catnip",
    "Catnip Staff",
    "catnip_official",
    "CatnipSupport",
    "The Catnip Team",
    "C.a.t.n.i.p",
    "S T A F F",
    "Official Support Desk",
    "admin 1",
    "admin123",
    "adm1n",
    "Supp0rt",
    "5upport",
    "$taff",
    "ａｄｍｉｎ",
    "𝐀𝐝𝐦𝐢𝐧",
    "Ⓐⓓⓜⓘⓝ",
    "🅰🅳🅼🅸🅽",
    "ᴀᴅᴍɪɴ",
    "Ádmín",
    "猫薄荷官方",
    "管理员",
    "客服中心",
    "公式スタッフ",
    "관리자",
    "Администратор",
    "Модератор",
    "แอดมิน",
    "Modérateur",
    "Yönetici",
    "Quản trị viên",
  ])("%s", (name) => {
    expect(["reserved", "mixed-scripts"]).toContain(problem(name));
  });

  test("however its words are joined, spaced and decorated", () => {
    const word = fc.constantFrom("admin", "support", "staff", "catnip", "official", "moderator");
    const joined = fc.constantFrom("", " ", "_", "-", ".", " ★ ", "·");
    const cased = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize("NFD"),
      (text: string) => text.replaceAll("i", "í"),
      (text: string) => text.replaceAll("o", "0"),
      (text: string) => Array.from(text).join(" "),
      (text: string) =>
        text.replaceAll(/[a-z]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), joined, cased, (words, joint, change) => {
        expect(problem(change(words.join(joint)))).toBe("reserved");
      }),
    );
  });
});

// R-PRF-11
describe("a word of several scripts is refused", () => {
  test.each(["Cаtnip", "pаypal", "Ωmega", "mоth", "Моth", "ᎪᎠᎷᏆᏁ", "Киriл", "adмin", "սupport"])(
    "%s",
    (name) => {
      expect(problem(name)).toBe("mixed-scripts");
    },
  );

  test("wherever one Cyrillic or Greek letter is in a Latin word", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.stringMatching(/^[a-z]{0,8}$/),
        fc.constantFrom(...Array.from("аеорсухіѕԁκοναρ")),
        (before, after, foreign) => {
          expect(problem(`${before}${foreign}${after}`)).toBe("mixed-scripts");
        },
      ),
    );
  });
});

// R-PRF-11
describe("invisible characters are refused", () => {
  test.each([
    "Ad\u200Bmin",
    "Mika\u2060",
    "\u00ADMika",
    "Mi\uFE0Fka",
    "Mi\u200Dka",
    "ㅤMika",
    "Mika\u034F",
    "Mi\u{E0041}ka",
  ])("%j", (name) => {
    expect(problem(name)).toBe("invisible");
  });

  test("wherever they stand", () => {
    const unseen = fc.constantFrom(
      "\u200B",
      "\u200C",
      "\u200D",
      "\u2060",
      "\u2064",
      "\uFEFF",
      "\u00AD",
      "\u180E",
      "\u3164",
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]{0,6}$/),
        unseen,
        fc.stringMatching(/^[a-z ]{0,6}$/),
        (before, sign, after) => {
          expect(problem(before + sign + after)).toBe("invisible");
        },
      ),
    );
  });
});

describe("other names are taken", () => {
  test.each([
    ..."Mika okapi quiet_kettle lastferry Zoë Łukasz Nguyễn Müller Ødegård Sysadmira Rooted".split(" "),
    "Moth & Lantern",
    "Staff of Light",
    "Admin Simulator 2",
    "Catnip Lover",
    "My Official Diary",
    "Harbour Nine",
    "Студия Moth",
    "Мика",
    "Ева",
    "Ω Project",
    "Ελένη",
    "東京ラブストーリー",
    "くらげ工房 Kurage",
    "猫と一緒 II",
    "T-シャツ",
    "纸老虎工房",
    "豆浆要热的2",
    "김철수 Kim",
    "ร้านcat",
    "שלום",
    "محمد",
    "می\u200Cخواهم",
    "क्\u200Dष",
    "Mika 👩\u200D💻",
    "Mika ❤\uFE0F",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "1\uFE0F\u20E3 first",
    "👍🏽",
    "",
    "123",
    "★",
  ])("%s", (name) => {
    expect(problem(name)).toBeNull();
  });

  test("a shop without a name reserves only its people", () => {
    expect(nameProblem("Catnip", [])).toBeNull();
    expect(nameProblem("Catnip", ["★"])).toBeNull();
    expect(nameProblem("Support", [])).toBe("reserved");
  });

  test("a long name of ambiguous words is judged in linear time", () => {
    expect(problem(`${"customerservicehelpdesk".repeat(400)}moth`)).toBeNull();
    expect(problem("customerservicehelpdesk".repeat(400))).toBe("reserved");
  });

  test("any text has an answer", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
        expect([null, "invisible", "mixed-scripts", "reserved"]).toContain(problem(name));
      }),
    );
  });
});
