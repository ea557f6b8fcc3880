import { msg } from "@catnip/i18n/msg.ts";

// As all mails: no name of a shop or game, nothing of what was written; it is read where the case is.

/** What a mail about a case says, and how its subject and link read. */
export const CASE_MAILS = {
  received: {
    subject: msg({ message: "We have your message", comment: "Subject of a mail from customer service" }),
    intro: msg`Thank you for writing to us. Your message is read by a person, and we email you when there is an answer.`,
  },
  answered: {
    subject: msg({
      message: "There is an answer for you",
      comment: "Subject of a mail from customer service",
    }),
    intro: msg`We have answered your message. You can read the answer here, and write back:`,
  },
  closed: {
    subject: msg({ message: "Your case is closed", comment: "Subject of a mail from customer service" }),
    intro: msg`Your case is closed. If you still need help, please write to us again.`,
  },
} as const;

export const CASE_NUMBER = msg({ message: "Case number", comment: "Label in a mail from customer service" });
export const OPEN_CASE = msg({ message: "Open your case", comment: "A link in a mail" });
/** For those who wrote without an account. */
export const GUEST_KEY = msg`To open it, enter the case number and this email address.`;
export const NOT_YOURS = msg`If you did not write to us, you can ignore this email.`;
