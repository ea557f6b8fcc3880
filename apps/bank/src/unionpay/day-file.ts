import { deflateSync } from "node:zlib";
import { chinaTime, type Fields } from "../fields.ts";
import { gbk } from "../gbk.ts";
import { zipOf } from "../zip.ts";
import { answer, type Room } from "./back-office.ts";
import { MERCHANT } from "./keys.ts";
import type { Orders } from "./orders.ts";
import { fileRequestProblem } from "./request-problem.ts";

const HOUR_MS = 3_600_000;
const NO_FILE = "98";

/** A settlement day ends at eleven in the evening, and its file is made at nine in the morning. */
const LAST_HOUR_MS = HOUR_MS;
const MADE_AFTER_MS = 10 * HOUR_MS;

type Line = {
  readonly at: number;
  readonly amount: number;
  readonly queryId: string;
  readonly orderId: string;
  readonly type: "01" | "04";
  readonly origQryId: string;
};

/** A day's file of all trades that succeeded, packed into the signed answer. */
export async function answerFile({ orders, now }: Room, fields: Fields): Promise<Response> {
  const say = (told: Fields) => answer(fields, { bizType: "000000", ...told });
  const problem = await fileRequestProblem(fields, now());
  if (problem) return say({ respCode: problem });
  const { settleDate = "" } = fields;
  const lines = linesOf(orders).filter(
    ({ at }) => monthAndDay(at) === settleDate && endOfDay(at) + MADE_AFTER_MS <= now().getTime(),
  );
  const [first] = lines;
  if (!first) return say({ respCode: NO_FILE, respMsg: "文件不存在[4010098]" });
  const day = settlementDay(first.at).replaceAll("-", "");
  const zip = zipOf([
    {
      name: Buffer.from(`INN${day.slice(2)}88ZME_${MERCHANT.merId}`),
      content: Buffer.from(""),
    },
    {
      name: Buffer.from(`INN${day.slice(2)}88ZM_${MERCHANT.merId}`),
      content: Buffer.concat(lines.map((line, at) => rowOf(line, at))),
    },
  ]);
  return say({
    respCode: "00",
    settleDate,
    fileType: "00",
    fileName: `${MERCHANT.merId}_${day}.zip`,
    fileContent: deflateSync(zip).toString("base64"),
  });
}

const linesOf = (orders: Orders): readonly Line[] => [
  ...orders
    .all()
    .flatMap(({ paidAt, captured, queryId, orderId }): Line[] =>
      paidAt === undefined
        ? []
        : [{ at: paidAt, amount: captured, queryId, orderId, type: "01", origQryId: "" }],
    ),
  ...orders.refunds().map((refund): Line => ({ ...refund, type: "04" })),
];

const settlementDay = (at: number): string => chinaTime(new Date(at + LAST_HOUR_MS)).slice(0, 10);
const monthAndDay = (at: number): string => settlementDay(at).slice(5).replace("-", "");
const endOfDay = (at: number): number => Date.parse(`${settlementDay(at)}T23:00:00+08:00`);

/** Fields of fixed width, counted in bytes, with a blank between them. */
function rowOf({ at, amount, queryId, orderId, type, origQryId }: Line, number: number): Buffer {
  const time = chinaTime(new Date(at)).replaceAll(/\D/g, "").slice(4);
  const isRefund = type === "04";
  const fields: readonly (readonly [width: number, value: string])[] = [
    [3, isRefund ? "S30" : "S22"],
    [11, "00010000"],
    [11, "00010000"],
    [6, String(number + 1).padStart(6, "0")],
    [10, time],
    [19, "621622*********0018"],
    [12, String(amount).padStart(12, "0")],
    [4, "5816"],
    [2, "07"],
    [21, queryId],
    [2, ""],
    [32, orderId],
    [2, "01"],
    [6, ""],
    [10, ""],
    [13, `${isRefund ? "C" : "D"}${"0".repeat(12)}`],
    // Less than the trade: fees are settled with it.
    [13, `${isRefund ? "D" : "C"}${String(Math.max(0, amount - 1)).padStart(12, "0")}`],
    [4, "0501"],
    [15, ""],
    [2, type],
    [2, isRefund ? "00" : "01"],
    [6, "000201"],
    [2, "01"],
    [4, ""],
    [32, ""],
    [1, "0"],
    [21, origQryId],
    [15, MERCHANT.merId],
    [1, "0"],
    [15, ""],
    // Two bytes each, which counting characters would get wrong.
    [32, "猫薄荷旗舰店"],
    [13, ""],
    [13, ""],
    [8, "01080209"],
    [32, ""],
    [13, ""],
    [13, ""],
    [12, ""],
    [2, ""],
    [1, ""],
    [32, ""],
    [98, ""],
  ];
  const cells = fields.map(([width, value]) => Buffer.concat([gbk(value), Buffer.alloc(width, " ")], width));
  return Buffer.concat([
    ...cells.flatMap((cell) => [cell, Buffer.from(" ")]).slice(0, -1),
    Buffer.from("\r\n"),
  ]);
}
