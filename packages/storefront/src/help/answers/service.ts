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
        msg`Write to us with a few words about your game. We tell you how to send it, review it, and publish it or tell you what has to change. You keep all rights and set the price.`,
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
        msg`You get a case number, also by email. A person reads your message, and we email you when there is an answer. You can read the answer on your case's page, reply there, or close the case.`,
        msg({
          message: `${caseDays} days after a case is closed, its messages and who wrote them are deleted.`,
          comment: "The number is always above 30",
        }),
      ],
      links: [{ path: "/help/cases", label: msg`Your cases` }],
      rules: ["R-SPT-3", "R-SPT-6", "R-SPT-7"],
    },
  ],
};
