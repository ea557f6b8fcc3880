import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { expect, test } from "vitest";
import { msg } from "./msg.ts";

test("a message has the id that lingui's own macro would generate", () => {
  expect(msg`Your receipt`).toEqual({ id: generateMessageId("Your receipt"), message: "Your receipt" });
  expect(msg({ message: "Your receipt", comment: "Subject of a mail" })).toEqual(msg`Your receipt`);
});

test("a context turns the same text into a different message", () => {
  const button = msg({ message: "Stop these emails", context: "button" });
  expect(button.id).toBe(generateMessageId("Stop these emails", "button"));
  expect(button.id).not.toBe(msg`Stop these emails`.id);
});
