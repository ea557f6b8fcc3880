import { randomBytes } from "node:crypto";
import { chinaMs, chinaTime } from "../fields.ts";
import { gbk } from "../gbk.ts";
import { zipOf } from "../zip.ts";
import { MERCHANT } from "./keys.ts";
import { yuan, type Trade } from "./trades.ts";

const HOUR_MS = 3_600_000;
/** Bills are made at nine in the morning of the next day. */
const MADE_AFTER_MS = 33 * HOUR_MS;
/** How long a file lies where it is. */
const LIES_MS = 30_000;

const HEAD =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";

type Line = {
  readonly trade: Trade;
  readonly at: string;
  readonly business: "交易" | "退款";
  readonly refundId: string;
  /** In fen; negative for refunds. */
  readonly total: number;
  readonly received: number;
};

/** Files that can be fetched for half a minute, by their number. */
export type Bills = Map<string, { readonly day: string; readonly until: number }>;

/** What the vendor says about a bill: where it lies; null where there is none, or none yet. */
export function billPlace(
  trades: readonly Trade[],
  bills: Bills,
  day: string,
  origin: string,
  now: Date,
): object | null {
  const isMade = chinaMs(`${day} 00:00:00`) + MADE_AFTER_MS <= now.getTime();
  if (!isMade || linesOf(trades, day).length === 0) return null;
  const fileId = randomBytes(12).toString("hex");
  bills.set(fileId, { day, until: now.getTime() + LIES_MS });
  const query = new URLSearchParams({
    bizType: "trade",
    userId: MERCHANT.sellerId,
    fileType: "csv.zip",
    bizDates: day.replaceAll("-", ""),
    downloadFileName: `${MERCHANT.sellerId}0156_${day.replaceAll("-", "")}.csv.zip`,
    fileId,
  });
  return { bill_download_url: `${origin}/downloadBillFile.resource?${query.toString()}` };
}

/** The archive itself. Its number is the only credential; nothing in it is signed. */
export function billFile(trades: readonly Trade[], bills: Bills, fileId: string, now: Date): Buffer | null {
  const bill = bills.get(fileId);
  if (!bill || bill.until < now.getTime()) return null;
  const lines = linesOf(trades, bill.day);
  const account = `${MERCHANT.sellerId}0156_${bill.day.replaceAll("-", "")}`;
  return zipOf([
    { name: gbk(`${account}_业务明细.csv`), content: gbk(tradesFile(lines, bill.day, now)) },
    { name: gbk(`${account}_业务明细(汇总).csv`), content: gbk("#支付宝业务汇总查询\r\n") },
  ]);
}

function linesOf(trades: readonly Trade[], day: string): readonly Line[] {
  return trades
    .flatMap((trade): Line[] => [
      ...(trade.captured > 0
        ? [
            {
              trade,
              at: trade.paidAt,
              business: "交易" as const,
              refundId: "",
              total: trade.captured,
              // With a coupon, the merchant receives less than the order comes to.
              received: Math.max(1, trade.captured - 1),
            },
          ]
        : []),
      ...Object.entries(trade.refunds).map(([refundId, fen]) => ({
        trade,
        at: trade.refundedAt?.[refundId] ?? trade.paidAt,
        business: "退款" as const,
        refundId,
        total: -fen,
        received: -fen,
      })),
    ])
    .filter(({ at }) => at.startsWith(day));
}

function tradesFile(lines: readonly Line[], day: string, now: Date): string {
  const sums = (business: Line["business"]) => {
    const of = lines.filter((line) => line.business === business);
    return { count: of.length, received: signed(of.reduce((sum, { received }) => sum + received, 0)) };
  };
  const [paid, back] = [sums("交易"), sums("退款")];
  const next = chinaTime(new Date(chinaMs(`${day} 00:00:00`) + 24 * HOUR_MS)).slice(0, 10);
  return `${[
    "#支付宝业务明细查询",
    `#账号：[${MERCHANT.sellerId}0156]`,
    `#起始日期：[${dateOf(day)} 00:00:00]   终止日期：[${dateOf(next)} 00:00:00]`,
    "#-----------------------------------------业务明细列表----------------------------------------",
    HEAD,
    ...lines.map(rowOf),
    "#-----------------------------------------业务明细列表结束------------------------------------",
    `#交易合计：${paid.count}笔，商家实收共${paid.received}元，商家优惠共0.00元`,
    `#退款合计：${back.count}笔，商家实收退款共${back.received}元，商家优惠退款共0.00元`,
    `#导出时间：[${dateOf(chinaTime(now).slice(0, 10))} ${chinaTime(now).slice(11)}]`,
  ].join("\r\n")}\r\n`;
}

/** Cells end in a tab, so that no spreadsheet makes numbers of them. */
const rowOf = ({ trade, at, business, refundId, total, received }: Line): string =>
  [
    trade.tradeNo,
    trade.outTradeNo,
    business,
    trade.subject,
    trade.paidAt,
    at,
    "2088",
    "猫薄荷旗舰店",
    "",
    "",
    "*猫(cat***@mail.test)",
    signed(total),
    signed(received),
    "0.00",
    "0.00",
    signed(total - received),
    "0.00",
    "0.00",
    "",
    "0.00",
    "0.00",
    refundId,
    "0.00",
    "0.00",
    "",
  ]
    .map((cell) => `${cell}\t`)
    .join(",");

const signed = (fen: number): string => (fen < 0 ? `-${yuan(-fen)}` : yuan(fen));
const dateOf = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, "$1年$2月$3日");
