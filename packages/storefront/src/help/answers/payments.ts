import { msg } from "@lingui/core/macro";
import { brand } from "#brand";
import type { Section } from "./question.ts";

const { days, playedHours: hours, atMost } = brand.refunds;
const { games, days: period } = atMost;

export const payments: Section = {
  id: "payments",
  title: msg`Payments`,
  questions: [
    {
      id: "no-coins",
      ask: msg`I paid. Where is my money?`,
      answer: [
        msg`Your coins arrive as soon as the payment provider confirms the payment to us; that can take a few minutes. If it does not notify us, we keep checking with it for a week.`,
        msg`Money that arrives late is still credited, even if the payment has expired or failed in the meantime.`,
        msg`Your account log shows every top-up and whether it is processing, completed or failed. If your bank has taken the money and nothing has arrived after a day, write to us and choose the payment.`,
      ],
      links: [
        { path: "/account/log?show=recharge", label: msg`Your top-ups` },
        { path: "/help/contact?topic=payment", label: msg`Write to us about a payment` },
      ],
      rules: ["R-PAY-1", "R-PAY-6", "R-PAY-7", "R-PAY-19"],
    },
    {
      id: "payment-failed",
      ask: msg`My payment failed or was cancelled. Was I charged?`,
      answer: [
        msg`Not by us: coins are credited only when the provider confirms that you have paid. You can try again at once, with the same payment method or another.`,
        msg`If the money leaves your bank account anyway, it is either returned to you, or it reaches us and you get your coins.`,
      ],
      rules: ["R-PAY-1", "R-PAY-6", "R-TOP-15"],
    },
    {
      id: "other-amount",
      ask: msg`I paid the wrong amount.`,
      answer: [
        msg`Then our staff reviews it. The payment's page shows what does not match, and later what was decided.`,
      ],
      links: [{ path: "/help/contact?topic=payment", label: msg`Write to us about a payment` }],
      rules: ["R-PAY-4", "R-CAS-1", "R-CAS-6"],
    },
    {
      id: "ways-to-pay",
      ask: msg`How can I pay?`,
      answer: [
        msg`Choose “Add coins” next to your wallet: it lists only payment methods that work for your currency. Before your first top-up we ask for your country of residence, because it determines prices.`,
      ],
      rules: ["R-TOP-1", "R-TOP-4"],
    },
    {
      id: "pay-through-customer-service",
      ask: msg`Can I pay through customer service?`,
      answer: [
        msg`Yes. The “Add coins” window has a button for it. You get a reference; quote it when you write to customer service, and pay as they tell you. Your coins arrive once our staff has confirmed the payment; larger amounts are confirmed by two people.`,
      ],
      rules: ["R-BRD-5", "R-PAY-17", "R-PAY-18"],
      isShown: brand.features.offlineTopUp,
    },
    {
      id: "card-number",
      ask: msg`Do you see my card number?`,
      answer: [
        msg`No. You pay with the payment provider; we learn whether you paid and how much, never your card number.`,
      ],
      links: [{ path: "/privacy", label: msg`Privacy` }],
      rules: [],
    },
    {
      id: "paid-twice",
      ask: msg`I clicked twice. Did I buy it twice?`,
      answer: [
        msg`No. A purchase that is submitted twice is made once, and a game that you own cannot be bought again.`,
        msg`If the price has changed since you saw it, nothing is charged and we ask you again.`,
      ],
      rules: ["R-CHK-1", "R-CHK-2", "R-CHK-15"],
    },
    {
      id: "refunds",
      ask: msg`Can I get a refund or return a game?`,
      answer: [
        msg`You can return a game within ${days} days if you have played it for less than ${hours} hours and not downloaded it.`,
        msg`Use the button that returns the game, in My Store or on the purchase receipt in your account log. You see what you get back before you decide.`,
        msg`Its price goes back to your wallet at once, just as you paid it. Coins that have expired since are not renewed, and a coupon can be used again as long as it is valid. If you have returned ${games} games within ${period} days, customer service decides about the next one.`,
        msg`Your rights under local law, such as a right of withdrawal or your rights when a game does not work, are not affected. Write to us with the name of the game; do the same if you were charged wrongly.`,
      ],
      links: [
        { path: "/account/log", label: msg`Your purchases` },
        { path: "/help/contact?topic=order", label: msg`Write to us about a purchase` },
        { path: "/terms", label: msg`Terms` },
      ],
      rules: ["R-RFD-1", "R-RFD-4", "R-RFD-7", "R-RFD-9", "R-RFD-12"],
    },
  ],
};
