import { describe, expect, test } from "vitest";
import {
  contactProblems,
  draftOfAddress,
  isSendable,
  referenceOf,
  type ContactDraft,
} from "./contact-draft.ts";

const draft: ContactDraft = {
  topic: "payment",
  reference: "",
  text: "I paid, but there are no coins.",
  email: "mika@mail.test",
  uuid: "",
};

describe("a URL can preset topic and reference", () => {
  test.each([
    { query: "topic=payment&payment=01ARZ3", topic: "payment", reference: "payment:01ARZ3" },
    { query: "topic=game&game=42", topic: "game", reference: "game:42" },
    { query: "topic=love&payment=<b>", topic: "", reference: "" },
    { query: "", topic: "", reference: "" },
  ])("$query", ({ query, topic, reference }) => {
    expect(draftOfAddress(new URLSearchParams(query))).toMatchObject({ topic, reference });
  });
});

test.each([
  { text: "order:abc", is: { kind: "order", id: "abc" } },
  { text: "order:", is: null },
  { text: "cat:42", is: null },
  { text: "", is: null },
])("the reference $text", ({ text, is }) => {
  expect(referenceOf(text)).toEqual(is);
});

// R-SPT-1
describe("before it is sent", () => {
  test("a complete form has no problems", () => {
    expect(isSendable(draft, true)).toBe(true);
  });

  test.each([
    { says: "a topic is needed", change: { topic: "" }, problem: { topic: true } },
    { says: "blanks are not a text", change: { text: " ".repeat(20) }, problem: { text: "short" } },
    { says: "a long text is too long", change: { text: "x".repeat(4_001) }, problem: { text: "long" } },
    { says: "guests need an address", change: { email: "mika" }, problem: { email: true } },
  ] as const)("$says", ({ change, problem }) => {
    const changed = { ...draft, ...change };
    expect(contactProblems(changed, true)).toMatchObject(problem);
    expect(isSendable(changed, true)).toBe(false);
  });

  test("players need no address", () => {
    expect(isSendable({ ...draft, email: "" }, false)).toBe(true);
  });
});
