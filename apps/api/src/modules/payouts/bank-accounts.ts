import { checkBankAccount, type BankAccount, type BankAccountDraft } from "@catnip/domain/payouts";
import { COUNTRY_CODES } from "../../platform/countries.ts";
import { unwritable } from "./bank-name.ts";
import { invalid } from "./payout-row.ts";

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
