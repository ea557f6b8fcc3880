import { expect, test } from "vitest";
import { searchHelp } from "./search-help.ts";

const sections = [
  {
    id: "payments",
    questions: [
      { id: "no-coins", ask: "I paid. Where is my money?", answer: ["Your coins arrive soon."] },
      { id: "refunds", ask: "Can I give a game back?", answer: ["Not yet.", "Überprüfen Sie Ihr Recht."] },
    ],
  },
  { id: "chinese", questions: [{ id: "zh", ask: "我已付款，钱去哪儿了？", answer: ["喵币到账。"] }] },
];

// R-SPT-9
test.each([
  { says: "nothing typed keeps everything", search: "  ", found: ["no-coins", "refunds", "zh"] },
  { says: "case makes no difference", search: "MONEY", found: ["no-coins"] },
  { says: "every word must occur, in question or answer", search: "coins money", found: ["no-coins"] },
  { says: "one word that does not occur finds nothing", search: "money refund", found: [] },
  { says: "accents make no difference", search: "uberprufen", found: ["refunds"] },
  { says: "punctuation is no word", search: "money?!", found: ["no-coins"] },
  { says: "parts of Chinese sentences are found", search: "付款", found: ["zh"] },
  { says: "full-width letters are letters", search: "ｍｏｎｅｙ", found: ["no-coins"] },
])("$says", ({ search, found }) => {
  const ids = searchHelp(sections, search).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids).toEqual(found);
});

test("sections without a match are dropped", () => {
  expect(searchHelp(sections, "money").map(({ id }) => id)).toEqual(["payments"]);
});
