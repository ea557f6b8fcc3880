import { msg } from "@lingui/core/macro";
import { brand } from "#brand";
import type { Section } from "./question.ts";

const { caseDays } = brand.support;

export const service: Section = {
  id: "service",
  title: msg`Authors and customer service`,
  questions: [
    {
      id: "sell-games",
      ask: msg`How do I sell my own game here?`,
      answer: [
        msg`Write to us with a few words about your game. We tell you how to send it, look at it, and publish it or say what has to change. You keep all rights and decide the price.`,
      ],
      links: [
        { path: "/partners", label: msg`Partners` },
        { path: "/help/contact?topic=creator", label: msg`Write to us as an author` },
      ],
      rules: [],
    },
    {
      id: "after-writing",
      ask: msg`What happens when I write to you?`,
      answer: [
        msg`You get a case number, also by mail. A person reads what you wrote; when they have answered, you get another mail. You read the answer on the page of your case, and can write back there or close it.`,
        msg({
          message: `${caseDays} days after a case is closed, what was written and who wrote it are deleted.`,
          comment: "The number is always above 30",
        }),
      ],
      links: [{ path: "/help/cases", label: msg`Your cases` }],
      rules: ["R-SPT-3", "R-SPT-6", "R-SPT-7"],
    },
  ],
};
