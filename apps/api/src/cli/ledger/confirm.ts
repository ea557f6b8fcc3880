import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { confirmPayment, type ConfirmedPayment } from "../../modules/reviews/index.ts";
import { ApiError } from "../../platform/errors.ts";
import type { LedgerCommand } from "./command.ts";
import { staff } from "./staff.ts";

export const CONFIRM_USAGE = `pnpm ledger confirm <reference> <channel> <receipt> <amount> <currency> --reason <why> --as <mail of finance or root>
  such as: RF18539007547034 bank-transfer R000000000001 35.00 CNY
  --key <uuid>   a key of your own; the same one again changes nothing`;

/** Confirms that money for a payment through customer service has arrived. */
export const confirm: LedgerCommand = async (services, args) => {
  const given = confirmationGiven(args);
  if (!given) {
    console.error(`Usage: ${CONFIRM_USAGE}`);
    return 2;
  }
  try {
    const { as, ...input } = given;
    const confirmed = await confirmPayment(services, await staff(services.db, as), input);
    console.log(SAYS[confirmed.outcome](confirmed));
    return 0;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    console.error(`${fault.code}: ${fault.message}.`);
    return 1;
  }
};

const SAYS: Readonly<Record<ConfirmedPayment["outcome"], (confirmed: ConfirmedPayment) => string>> = {
  credited: ({ payment }) => `Payment ${payment.order_no}: ${payment.coin} meowcent are credited.`,
  noted: ({ payment }) =>
    `Noted. It is more than one person may credit within a day: someone else has to confirm the same about payment ${payment.order_no}.`,
  review: ({ payment }) =>
    `This does not agree with payment ${payment.order_no}: it is a case now, see pnpm ledger reviews.`,
};

function confirmationGiven(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: "string" }, as: { type: "string" }, key: { type: "string" } },
    });
    const [reference, channel, external_ref, amount, currency_id, ...more] = positionals;
    const { reason, as, key } = values;
    const minor = /^(\d{1,9})\.(\d\d)$/.exec(amount ?? "");
    if (!reference || !channel || !external_ref || !currency_id || !minor || more.length > 0) return null;
    if (!reason || !as) return null;
    const pay_amount = Number(`${minor[1]}${minor[2]}`);
    return {
      as,
      uuid: key ?? randomUUID(),
      reference,
      channel,
      external_ref,
      currency_id,
      pay_amount,
      reason,
    };
  } catch {
    return null;
  }
}
