/** The simulator's only account. Its keys are published here and worthless; the shop refuses them in production. */
export const ACCOUNT = {
  secretKey: "sk_test_catnipdevelopmentkeyofnovalue",
  /** Signs the messages to the shop's endpoint. */
  webhookSecret: "whsec_catnipdevelopmentsecretofnovalue",
} as const;
