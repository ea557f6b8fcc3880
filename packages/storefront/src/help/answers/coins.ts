import { msg } from "@lingui/core/macro";
import { brand } from "#brand";
import type { Section } from "./question.ts";

export const coins: Section = {
  id: "coins",
  title: msg`Coins and coupons`,
  questions: [
    {
      id: "coins",
      ask: msg`What are meow coins?`,
      answer: [
        msg`You pay for games with meow coins, which you buy with real money. A game's page also shows its price in real money. Coins cannot be paid out or given to others.`,
      ],
      rules: ["R-PRC-7"],
    },
    {
      id: "silver",
      ask: msg`What is silver?`,
      answer: [
        msg`Silver coins are free: you get them as a bonus for top-ups and with codes. They are worth as much as meow coins and are spent first; you can turn that off at checkout.`,
      ],
      rules: ["R-WAL-1", "R-BRD-2"],
      isShown: brand.features.silver,
    },
    {
      id: "coins-end",
      ask: msg`Do coins expire?`,
      answer: [
        msg`Coins you have bought do not expire. Coins from a code may expire; the reward then says so. Coins that expire first are spent first.`,
      ],
      links: [{ path: "/account/profile#wallet", label: msg`Your wallet` }],
      rules: ["R-WAL-6", "R-RDM-9"],
    },
    {
      id: "coupons",
      ask: msg`How do coupons work?`,
      answer: [
        msg`A coupon takes a percentage off the price after the shop's own discount. It can be used once, before it expires, for any game or for those it names. Several coupons for one game are applied one after the other.`,
      ],
      rules: ["R-CPN-1", "R-CPN-2", "R-CPN-3"],
    },
    {
      id: "redeem",
      ask: msg`How do I redeem a code?`,
      answer: [
        msg`On your profile page, under “Redeem a code”. Upper and lower case, spaces and hyphens make no difference; the letter O is read as a zero, I and L as a one.`,
      ],
      links: [{ path: "/account/profile#redeem", label: msg`Redeem a code` }],
      rules: ["R-RDM-2"],
    },
    {
      id: "code-refused",
      ask: msg`My code does not work.`,
      answer: [
        msg`If it has been used, we tell you. “Not valid” means that it is mistyped, has expired, or belongs to another shop. You can usually redeem only one code per campaign.`,
        msg`You can try ten codes an hour; after that, please wait. A rejected code is not used up.`,
      ],
      links: [{ path: "/help/contact?topic=code", label: msg`Write to us about a code` }],
      rules: ["R-RDM-4", "R-RDM-5", "R-RDM-6", "R-RDM-7"],
    },
  ],
};
