import { cleanLine, textLength } from "../input/index.ts";
import { isBankText } from "./bank-text.ts";
import { isBic, isIban } from "./iban.ts";

/** How an account is named: by its IBAN, or by the number its bank uses in a country without IBANs. */
export const ACCOUNT_SCHEMES = ["iban", "local"] as const;
type AccountScheme = (typeof ACCOUNT_SCHEMES)[number];

export type BankAccount = {
  /** As the bank gets it: in characters that banks carry (`isBankText`). */
  readonly holder: string;
  readonly scheme: AccountScheme;
  /** Of the bank, ISO 3166-1 in capitals. */
  readonly country: string;
  /** What the account is held in, ISO 4217. */
  readonly currency_id: string;
  /** The IBAN, or the local number; without spaces, in capitals. */
  readonly number: string;
  /** Sort code, routing number, branch: how the bank is named in its country. Only for local numbers. */
  readonly bank_code: string | null;
  readonly bic: string | null;
};

/** As typed. */
export type BankAccountDraft = { readonly [Field in keyof BankAccount]?: string | null | undefined };
type BankAccountField = keyof BankAccount;

/** How much of a name banks carry, in characters. */
export const HOLDER_MAX = 70;

type Checked =
  | { readonly account: BankAccount }
  /** The first field that is wrong. */
  | { readonly problem: BankAccountField }
  /** Everything else is right, but no bank carries the name. */
  | { readonly unwritable: BankAccount };

/** The account as a bank needs it (R-ERN-9, R-ERN-19). */
export function checkBankAccount(draft: BankAccountDraft): Checked {
  const scheme = ACCOUNT_SCHEMES.find((each) => each === draft.scheme);
  if (!scheme) return { problem: "scheme" };
  const holder = cleanLine(draft.holder ?? "");
  const number = compact(draft.number);
  const bank_code = compact(draft.bank_code) || null;
  const bic = compact(draft.bic) || null;
  const country = compact(draft.country) || (scheme === "iban" ? number.slice(0, 2) : "");
  const currency_id = compact(draft.currency_id);
  if (holder === "" || textLength(holder) > HOLDER_MAX) return { problem: "holder" };
  if (!/^[A-Z]{2}$/.test(country)) return { problem: "country" };
  if (!/^[A-Z]{3}$/.test(currency_id)) return { problem: "currency_id" };
  if (scheme === "iban" ? !isIban(number) : !/^[0-9A-Z]{4,34}$/.test(number)) return { problem: "number" };
  // An IBAN names its bank by itself.
  if (scheme === "iban" ? bank_code !== null : !(bank_code !== null && /^[0-9A-Z]{3,20}$/.test(bank_code)))
    return { problem: "bank_code" };
  if (bic !== null && !isBic(bic)) return { problem: "bic" };
  if (scheme === "iban" && country !== number.slice(0, 2)) return { problem: "country" };
  const account = { holder, scheme, country, currency_id, number, bank_code, bic };
  return isBankText(holder) ? { account } : { unwritable: account };
}

/** People group the digits of an account with spaces and hyphens. */
const compact = (text: string | null | undefined): string =>
  (text ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
