import { checkBankAccount, type BankAccount, type BankAccountDraft } from "@catnip/domain/payouts";
import type { RequestContext } from "../../platform/context.ts";
import { COUNTRY_CODES } from "../../platform/countries.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { requireRole } from "../../platform/viewer.ts";
import { unwritable } from "./bank-name.ts";
import { invalid } from "./payout-row.ts";

/** Where a creator is paid; null until they said. @throws ApiError `auth/forbidden` unless a creator */
export async function findBankAccount(context: RequestContext): Promise<BankAccount | null> {
  const { uuid } = await requireRole(context, "creator");
  return bankAccountOf(context.db, uuid);
}

/** Payouts requested from now on go there; those under way keep their account. @throws ApiError as `checkedAccount` */
export async function setBankAccount(context: RequestContext, draft: BankAccountDraft): Promise<BankAccount> {
  const { uuid } = await requireRole(context, "creator");
  const account = checkedAccount(draft);
  await read(context.db, SET, [uuid, JSON.stringify(account), context.now()]);
  return account;
}

/** @throws ApiError `input/invalid` with the field, `pay/holder-characters` with what a bank could write instead */
export function checkedAccount(draft: BankAccountDraft): BankAccount {
  const checked = checkBankAccount(draft);
  if ("problem" in checked) throw invalid(checked.problem);
  if ("unwritable" in checked) throw unwritable(checked.unwritable);
  // Kosovo has IBANs, but no code of its own in ISO 3166.
  if (checked.account.country !== "XK" && !COUNTRY_CODES.includes(checked.account.country))
    throw invalid("country");
  return checked.account;
}

export async function bankAccountOf(db: Queryable, creator: string): Promise<BankAccount | null> {
  const [row] = await read<{ readonly account: BankAccount }>(db, ACCOUNT, [creator]);
  return row?.account ?? null;
}

const ACCOUNT = "select account from creator_bank_accounts where user_uuid = $1";
const SET = `insert into creator_bank_accounts (user_uuid, account, updated_at) values ($1, $2, $3)
  on conflict (user_uuid) do update set account = excluded.account, updated_at = excluded.updated_at`;
