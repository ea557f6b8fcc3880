import transliterate from "@sindresorhus/transliterate";
import { cleanLine, textLength } from "@catnip/domain/input";
import { foreignToBanks, HOLDER_MAX, isBankText, type BankAccount } from "@catnip/domain/payouts";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";

/** Signs that transliteration leaves alone and banks do not carry; `&` becomes `+` as in EPC217-08. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "&": "+",
    ";": ",",
    _: "-",
    "|": "/",
    "\\": "/",
    '"': "'",
    "`": "'",
    "´": "'",
    "‘": "'",
    "’": "'",
    "‚": "'",
    "“": "'",
    "”": "'",
    "„": "'",
    "«": "'",
    "»": "'",
    "<": "(",
    "[": "(",
    "{": "(",
    ">": ")",
    "]": ")",
    "}": ")",
  }),
);

/**
 * How a bank could write a name, for its owner to agree to: "Zoë & Söhne" is "Zoe + Soehne" at a German bank
 * (R-ERN-19).
 *
 * @param country of the bank: letters are written as its language does, ö as oe in Germany and as o in Turkey
 * @returns null where letters are left that only their owner can spell, such as 株式会社
 */
export function bankNameOf(name: string, country: string): string | null {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const latin = transliterate(name.normalize("NFKC"), { locale: language });
  const signed = cleanLine(Array.from(latin, (sign) => SIGNS.get(sign) ?? sign).join(""));
  return signed !== "" && textLength(signed) <= HOLDER_MAX && isBankText(signed) ? signed : null;
}

/**
 * `pay/holder-characters`: an account whose holder no bank can write, with what could be written instead.
 *
 * @param facts whose it is, where that is not clear
 */
export function unwritable({ holder, country }: BankAccount, facts: ErrorFacts = {}): ApiError {
  return new ApiError("pay/holder-characters", whyUnwritable(holder, country), {
    field: "holder",
    characters: foreignToBanks(holder),
    proposal: bankNameOf(holder, country),
    ...facts,
  });
}

/** The same as a sentence. */
export function whyUnwritable(holder: string, country: string): string {
  const why = `No bank carries ${foreignToBanks(holder)} in the name of an account.`;
  const proposal = bankNameOf(holder, country);
  return proposal === null
    ? `${why} Write it in Latin letters, as the bank has it.`
    : `${why} It could be "${proposal}", or what else the bank has.`;
}
