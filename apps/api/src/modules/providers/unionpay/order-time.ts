import { decodeTime, isValid } from "ulid";
import { chinaDigits } from "../china-time.ts";
import type { PaymentView } from "../provider.types.ts";

/**
 * An order is named by number _and_ time there, and a query has to repeat both. The time is that in the order number,
 * so that two starts at once name one order. It is no reference of its own: many payments start in the same second.
 */
export const orderTime = ({ orderNo }: Pick<PaymentView, "orderNo">): string => timeIn(orderNo);

/** The time in a number that has one, else that of long ago: the same number always names the same time. */
export const timeIn = (number: string): string =>
  chinaDigits(new Date(isValid(number) ? decodeTime(number) : 0));
