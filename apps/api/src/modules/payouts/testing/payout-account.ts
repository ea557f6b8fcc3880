import type { Viewer } from "../../../platform/context.ts";
import { fieldOf, type Answer, type TestShop } from "../../../testing/test-shop.ts";
import { queuedMails } from "../../notifications/testing/mailbox.ts";

/** The examples of the registry; the shop's and a creator's. */
export const SHOP_ACCOUNT = {
  holder: "Catnip GmbH",
  scheme: "iban",
  currency_id: "USD",
  number: "DE89370400440532013000",
} as const;
export const ACCOUNT = { ...SHOP_ACCOUNT, holder: "Studio Koi", number: "GB82WEST12345698765432" } as const;

/** Makes the sign-in of a test's creator one that the shop knows. */
export async function signedIn(shop: TestShop, { uuid, sid }: Viewer): Promise<void> {
  await shop.db.$client.query(
    `insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
     values ($1, $2, $3, 'international', 'api', 'test') on conflict do nothing`,
    [sid, sid, uuid],
  );
}

export const sendCode = (shop: TestShop, viewer: Viewer) =>
  shop.ask("mutation { sendPayoutAccountCode { code_seconds resend_seconds } }", {}, viewer);

/** The code of the last mail to a user. */
export const lastCode = async (shop: TestShop, { uuid }: Viewer): Promise<string> =>
  /\b\d{8}\b/.exec((await queuedMails(shop.db, `${uuid}@mail.test`)).at(-1)?.text ?? "")?.[0] ?? "none";

/** A code for the account, as the creator finds it in the mailbox. */
export async function mailedCode(shop: TestShop, viewer: Viewer): Promise<string> {
  await signedIn(shop, viewer);
  // Not within a minute of the last one, although the shop's clock stands still.
  await shop.db.$client.query(
    "update mail_codes set sent_at = sent_at - interval '1 hour' where purpose = 'payout-account'",
  );
  fieldOf(await sendCode(shop, viewer), "sendPayoutAccountCode");
  return lastCode(shop, viewer);
}

export const setWith = (
  shop: TestShop,
  viewer: Viewer,
  code: string,
  account: object = ACCOUNT,
): Promise<Answer> =>
  shop.ask(
    `mutation ($account: BankAccountInput!, $code: String!) {
      setPayoutAccount(account: $account, code: $code) { account { number } payouts_from } }`,
    { account, code },
    viewer,
  );

/** Sets an account with a mailed code; payouts to it have to wait. */
export const setAccount = async (
  shop: TestShop,
  viewer: Viewer,
  account: object = ACCOUNT,
): Promise<Answer> => setWith(shop, viewer, await mailedCode(shop, viewer), account);

/** The same some time ago, so that payouts to it can be requested. */
export async function hasAccount(shop: TestShop, viewer: Viewer, account: object = ACCOUNT): Promise<void> {
  fieldOf(await setAccount(shop, viewer, account), "setPayoutAccount");
  await shop.db.$client.query(
    "update creator_bank_accounts set updated_at = updated_at - interval '8 days' where user_uuid = $1",
    [viewer.uuid],
  );
}
