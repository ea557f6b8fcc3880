import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { creditTransferXml, payoutCsv, type BankAccount, type TransferOrder } from "./index.ts";

const shop: BankAccount = {
  holder: "Catnip GmbH",
  scheme: "iban",
  country: "DE",
  currency_id: "EUR",
  number: "DE89370400440532013000",
  bank_code: null,
  bic: "COBADEFFXXX",
};
const mika: BankAccount = {
  ...shop,
  holder: "Mika O'Neil + Soehne (GmbH), Nr. 1/2",
  number: "GB82WEST12345698765432",
  bic: null,
};
const local: BankAccount = {
  ...shop,
  scheme: "local",
  country: "US",
  number: "00123",
  bank_code: "021000021",
  bic: null,
};
const order: TransferOrder = {
  id: "0198c0de-0000-7000-8000-000000000001",
  created_at: new Date("2026-03-01T12:00:00.123Z"),
  execute_on: "2026-03-02",
  currency_id: "EUR",
  from: shop,
  transfers: [
    { id: "0198c0de-0000-7000-8000-000000000002", to: mika, minor: 123_405 },
    { id: "0198c0de-0000-7000-8000-000000000003", to: shop, minor: 7 },
  ],
};

/** The children each element may have, in the schema's sequence; the ones with an exclamation mark are required. */
const SCHEMA: Readonly<Record<string, string>> = {
  Document: "CstmrCdtTrfInitn!",
  CstmrCdtTrfInitn: "GrpHdr! PmtInf! SplmtryData",
  GrpHdr: "MsgId! CreDtTm! Authstn NbOfTxs! CtrlSum InitgPty! FwdgAgt",
  InitgPty: "Nm PstlAdr Id CtryOfRes CtctDtls",
  PmtInf:
    "PmtInfId! PmtMtd! BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt! PoolgAdjstmntDt Dbtr! DbtrAcct! DbtrAgt! DbtrAgtAcct InstrForDbtrAgt UltmtDbtr ChrgBr ChrgsAcct ChrgsAcctAgt CdtTrfTxInf!",
  PmtTpInf: "InstrPrty SvcLvl LclInstrm CtgyPurp",
  SvcLvl: "Cd",
  ReqdExctnDt: "Dt",
  Dbtr: "Nm PstlAdr Id CtryOfRes CtctDtls",
  DbtrAcct: "Id! Tp Ccy Nm Prxy",
  DbtrAgt: "FinInstnId! BrnchId",
  CdtrAgt: "FinInstnId! BrnchId",
  FinInstnId: "BICFI ClrSysMmbId LEI Nm PstlAdr Othr",
  ClrSysMmbId: "ClrSysId MmbId!",
  Othr: "Id! SchmeNm Issr",
  CdtTrfTxInf:
    "PmtId! PmtTpInf Amt! XchgRateInf ChrgBr ChqInstr UltmtDbtr IntrmyAgt1 IntrmyAgt1Acct CdtrAgt CdtrAgtAcct Cdtr CdtrAcct UltmtCdtr InstrForCdtrAgt InstrForDbtrAgt Purp RgltryRptg Tax RltdRmtInf RmtInf SplmtryData",
  PmtId: "InstrId EndToEndId! UETR",
  Amt: "InstdAmt",
  Cdtr: "Nm PstlAdr Id CtryOfRes CtctDtls",
  CdtrAcct: "Id! Tp Ccy Nm Prxy",
  RmtInf: "Ustrd Strd",
};

/** What the schema says of texts. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  MsgId: /^.{1,35}$/,
  PmtInfId: /^.{1,35}$/,
  EndToEndId: /^.{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,17}(\.\d{1,17})?$/,
  InstdAmt: /^\d{1,13}(\.\d{1,2})?$/,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: /^.{1,70}$/,
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  MmbId: /^.{1,35}$/,
  Ustrd: /^.{1,140}$/,
  Ccy: /^[A-Z]{3}$/,
};

// R-ERN-15
describe.each([
  ["within the euro area", order],
  [
    "to a local account",
    {
      ...order,
      transfers: [...order.transfers, { ...order.transfers[0], id: order.id, to: local, minor: 1 }],
    },
  ],
  [
    "from a local account in yen",
    { ...order, currency_id: "JPY", from: local, transfers: [{ id: order.id, to: local, minor: 1_200 }] },
  ],
] as const)("%s", (_name, asked) => {
  test("every element is where the schema puts it, and every text has its format", () => {
    for (const { name, children, text } of elementsOf(creditTransferXml(asked))) {
      const rule = SCHEMA[name];
      if (rule !== undefined) {
        const places = rule.split(" ");
        const at = children.map((child) => places.findIndex((place) => place.replace("!", "") === child));
        expect(at).toEqual(at.toSorted((a, b) => a - b));
        expect(at).not.toContain(-1);
        for (const place of places.filter((each) => each.endsWith("!")))
          expect([name, ...children]).toContain(place.slice(0, -1));
      } else if (children.length === 0) {
        expect(text).toMatch(TEXTS[name] ?? /^.+$/);
        // R-ERN-19
        expect(text).toMatch(/^[A-Za-z0-9/?:().,'+ -]+$/);
      }
    }
  });

  test("the counts and sums are those of the payments", () => {
    const xml = creditTransferXml(asked);
    const amounts = [...xml.matchAll(/<InstdAmt Ccy="(\w+)">([\d.]+)</g)];
    const total = amounts.reduce((sum, [, , amount]) => sum + Math.round(Number(amount) * 100), 0);
    expect(amounts.every(([, currency]) => currency === asked.currency_id)).toBe(true);
    for (const [, sum] of xml.matchAll(/<CtrlSum>([\d.]+)</g))
      expect(Math.round(Number(sum) * 100)).toBe(total);
    for (const [, count] of xml.matchAll(/<NbOfTxs>(\d+)</g)) expect(Number(count)).toBe(amounts.length);
    // R-WAL-12
    const rows = parse<Record<string, string>>(payoutCsv(asked), { columns: true, record_delimiter: "\r\n" });
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row["amount"]) * 100), 0)).toBe(total);
  });
});

// R-ERN-19
test("a name that banks carry is written as it is, and none that they do not", () => {
  expect(creditTransferXml(order)).toContain("<Nm>Mika O'Neil + Soehne (GmbH), Nr. 1/2</Nm>");
  for (const holder of ["Mika </Nm><Nm>Zoe", "Mika & Zoe", "Zoë", "株式会社", 'Mika "M"'])
    for (const asked of [
      { ...order, from: { ...shop, holder } },
      { ...order, transfers: [{ id: order.id, to: { ...mika, holder }, minor: 1 }] },
    ])
      expect(() => creditTransferXml(asked)).toThrow("No bank carries");
});

// R-ERN-15
test("a currency without smaller units has no decimals", () => {
  const xml = creditTransferXml({
    ...order,
    currency_id: "JPY",
    transfers: [{ ...order, to: shop, minor: 1_200 }],
  });
  expect(xml).toContain('<InstdAmt Ccy="JPY">12</InstdAmt>');
  expect(xml).toContain("<ChrgBr>SHAR</ChrgBr>");
});

// R-ERN-16, R-WAL-12
test("the table quotes what needs it and executes nothing", () => {
  const csv = payoutCsv({
    ...order,
    transfers: [{ id: order.id, to: { ...local, number: "=123", holder: 'Mika, "M"' }, minor: 7 }],
  });
  expect(csv).toBe(
    [
      "payout,holder,account,bank_code,bic,country,currency,amount,execute_on",
      `${order.id},"Mika, ""M""",'=123,021000021,,US,EUR,0.07,2026-03-02`,
    ].join("\r\n"),
  );
});

type Node = { readonly name: string; readonly children: readonly string[]; readonly text: string };

/** Every element of a document without comments and processing instructions. */
function elementsOf(xml: string): readonly Node[] {
  const open: { name: string; children: string[]; text: string }[] = [];
  const closed: Node[] = [];
  for (const [, end, name = "", text = ""] of xml.matchAll(/<(\/?)(\w+)[^>]*>([^<]*)/g)) {
    if (end === "/") {
      const done = open.pop();
      expect(done?.name).toBe(name);
      if (done) closed.push(done);
    } else {
      open.at(-1)?.children.push(name);
      open.push({ name, children: [], text: text.trim() });
    }
  }
  expect(open).toEqual([]);
  return closed;
}
