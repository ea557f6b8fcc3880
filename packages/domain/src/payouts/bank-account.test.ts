import fc from "fast-check";
import { expect, test } from "vitest";
import { isBic, isIban } from "./iban.ts";
import { checkBankAccount, foreignToBanks, isBankText, type BankAccountDraft } from "./index.ts";

// R-ERN-9. The examples of the IBAN registry.
test.each([
  "GB82WEST12345698765432",
  "DE89370400440532013000",
  "FR1420041010050500013M02606",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
  "BR1800360305000010009795493C1",
])("%s is an IBAN", (text) => expect(isIban(text)).toBe(true));

test.each([
  ["wrong check digits", "DE88370400440532013000"],
  ["two digits swapped", "DE89370400440532010300"],
  ["too short", "DE8937040044053201300"],
  ["the check digits of another length", "DE5137040044053201300"],
  ["a country without IBANs", "US89370400440532013000"],
  ["spaces", "DE89 3704 0044 0532 0130 00"],
  ["small letters", "de89370400440532013000"],
  ["nothing", ""],
])("an IBAN with %s is refused", (_why, text) => expect(isIban(text)).toBe(false));

test.each([
  ["DEUTDEFF", true],
  ["DEUTDEFF500", true],
  ["DEUTDEF", false],
  ["DEUTDEFF50", false],
  ["1EUTDEFF", false],
])("BIC %s: %s", (text, expected) => expect(isBic(text)).toBe(expected));

const iban: BankAccountDraft = {
  holder: " Mika  Ito ",
  scheme: "iban",
  number: "de89 3704 0044 0532 0130 00",
  currency_id: "EUR",
  bic: "cobadeffxxx",
};
const local: BankAccountDraft = {
  holder: "Mika Ito",
  scheme: "local",
  country: "us",
  number: "1234-5678",
  bank_code: "021000021",
  currency_id: "USD",
};

// R-ERN-9
test("spaces and small letters are understood", () => {
  expect(checkBankAccount(iban)).toEqual({
    account: {
      holder: "Mika Ito",
      scheme: "iban",
      country: "DE",
      currency_id: "EUR",
      number: "DE89370400440532013000",
      bank_code: null,
      bic: "COBADEFFXXX",
    },
  });
  expect(checkBankAccount(local)).toMatchObject({
    account: { country: "US", number: "12345678", bic: null },
  });
});

test.each([
  [{ ...iban, scheme: "cash" }, "scheme"],
  [{ ...iban, holder: " " }, "holder"],
  [{ ...iban, holder: "x".repeat(71) }, "holder"],
  [{ ...iban, number: "DE00370400440532013000" }, "number"],
  [{ ...iban, country: "FR" }, "country"],
  [{ ...iban, bank_code: "021000021" }, "bank_code"],
  [{ ...iban, bic: "NONE" }, "bic"],
  [{ ...iban, currency_id: "euro" }, "currency_id"],
  [{ ...local, bank_code: null }, "bank_code"],
  [{ ...local, country: null }, "country"],
  [{ ...local, number: "12/34" }, "number"],
] as const)("%j has a wrong %s", (draft, problem) => {
  expect(checkBankAccount(draft)).toEqual({ problem });
});

// R-ERN-19
test.each([
  ["Zoë & Söhne <GmbH> 株式会社", "ë&ö<>株式会社"],
  ["Zoe + Soehne (GmbH), No. 1/2: O'Neil?", ""],
  ["Łukasz", "Ł"],
  ["a\nb", "\n"],
])("of %j banks do not carry %j", (holder, foreign) => {
  expect(foreignToBanks(holder)).toBe(foreign);
  expect(isBankText(holder)).toBe(foreign === "");
});

// R-ERN-19
test("a holder that no bank can write is no account, and everything else of it is judged first", () => {
  const draft = { ...iban, holder: "Zoë Ito" };
  expect(checkBankAccount(draft)).toMatchObject({ unwritable: { holder: "Zoë Ito", country: "DE" } });
  expect(checkBankAccount({ ...draft, bic: "NONE" })).toEqual({ problem: "bic" });
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (holder) => {
      const checked = checkBankAccount({ ...iban, holder });
      if ("account" in checked) expect(checked.account.holder).toMatch(/^[A-Za-z0-9/?:().,'+ -]{1,70}$/);
    }),
  );
});
