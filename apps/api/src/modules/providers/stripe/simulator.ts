/** The account known to the simulator in `apps/bank`, with public keys: worthless, and rejected by production. */
export const simulator = (bankOrigin: string): Readonly<Record<string, string>> => ({
  baseUrl: `${bankOrigin}/stripe`,
  account: "acct_1CatnipDevelopment",
  secretKey: "sk_test_catnipdevelopmentkeyofnovalue",
  webhookSecret: "whsec_catnipdevelopmentsecretofnovalue",
});
