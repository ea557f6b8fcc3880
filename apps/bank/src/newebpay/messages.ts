import { checkCode, encrypt, MERCHANT, tradeSha } from "./cipher.ts";
import type { NewebTrade } from "./trades.ts";

/** The form with a payment's result, sent to the merchant and brought back by the browser. */
export async function resultForm(trade: NewebTrade): Promise<Readonly<Record<string, string>>> {
  const isPaid = trade.status === "1" || trade.status === "6";
  const padTo = padding(trade);
  const text = JSON.stringify({
    Status: isPaid ? "SUCCESS" : "MPG03009",
    Message: isPaid ? "授權成功" : "交易失敗",
    Result: {
      MerchantID: MERCHANT.id,
      Amt: isPaid ? trade.captured : trade.amount,
      TradeNo: trade.tradeNo,
      MerchantOrderNo: trade.orderNo,
      RespondType: "JSON",
      IP: "127.0.0.1",
      PaymentType: "CREDIT",
      PayTime: trade.payTime,
      RespondCode: isPaid ? "00" : "51",
      Card6No: "400022",
      Card4No: "1111",
    },
  });
  const tradeInfo = await encrypt(padTo === 32 ? shortOf32(text) : text, padTo);
  return {
    Status: isPaid ? "SUCCESS" : "MPG03009",
    MerchantID: MERCHANT.id,
    Version: "2.0",
    TradeInfo: tradeInfo,
    TradeSha: await tradeSha(tradeInfo),
  };
}

/** As good as random, but the same in every run: the merchant meets both paddings. */
function padding({ orderNo, answers }: NewebTrade): 16 | 32 {
  const seed = new TextEncoder().encode(orderNo).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7);
  return (seed + answers.length) % 2 === 0 ? 16 : 32;
}

/** Blanks at the end of JSON mean nothing; with them the padding is always longer than one block. */
function shortOf32(text: string): string {
  const length = new TextEncoder().encode(text).length;
  return text + " ".repeat((36 - (length % 32)) % 32);
}

/** An order as the query describes it. */
export async function described(trade: NewebTrade): Promise<object> {
  const amount = String(trade.captured || trade.amount);
  return {
    MerchantID: MERCHANT.id,
    Amt: Number(amount),
    TradeNo: trade.tradeNo,
    MerchantOrderNo: trade.orderNo,
    TradeStatus: trade.status,
    PaymentType: "CREDIT",
    CreateTime: trade.payTime,
    PayTime: trade.payTime,
    CheckCode: await checkCode({ amount, orderNo: trade.orderNo, tradeNo: trade.tradeNo }),
    CloseStatus: trade.isSettled ? "3" : "0",
    BackStatus: trade.isBack ? "1" : "0",
    BackBalance: trade.isBack ? 0 : Number(amount),
    RespondMsg: "授權成功 & test=1",
  };
}
