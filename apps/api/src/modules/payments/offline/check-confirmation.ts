import { cleanLine } from "@catnip/domain/input";
import { ApiError } from "../../../platform/errors.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { isUuid } from "../../../platform/uuid.ts";
import { readReference } from "../providers/creditor-reference.ts";

export type ConfirmationInput = {
  /** Client-made key: sending it again changes nothing. */
  readonly uuid: string;
  /** What the payer quoted, however grouped; or the number of the payment. */
  readonly reference: string;
  readonly channel: string;
  /** Number of the receipt in that channel. */
  readonly external_ref: string;
  readonly currency_id: string;
  /** What arrived, in minor units with two decimals. */
  readonly pay_amount: number;
  readonly reason: string;
};

export type Confirmation = {
  readonly uuid: string;
  readonly reference: string;
  readonly channel: string;
  readonly externalRef: string;
  readonly currency: string;
  readonly minor: number;
  readonly why: string;
};

const AMOUNT_MAX = 1_000_000_000;

/** @throws ApiError `input/invalid` */
export function checkConfirmation(input: ConfirmationInput): Confirmation {
  if (!isUuid(input.uuid)) throw invalid("uuid", "The key of a confirmation is a uuid");
  const typed = input.reference.trim().toUpperCase();
  const reference = /^[0-9A-Z]{26}$/.test(typed) ? typed : readReference(typed);
  if (!reference) throw invalid("reference", "The reference has a slip of the pen in it");
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(input.channel)) throw invalid("channel", "Not the name of a channel");
  const externalRef = cleanLine(input.external_ref).toUpperCase();
  if (!/^[0-9A-Z][0-9A-Z ./_-]{0,63}$/.test(externalRef))
    throw invalid("external_ref", "The number of a receipt has up to 64 letters and digits");
  if (!/^[A-Z]{3}$/.test(input.currency_id)) throw invalid("currency_id", "Not a currency");
  const minor = input.pay_amount;
  if (!Number.isSafeInteger(minor) || minor < 1 || minor > AMOUNT_MAX)
    throw invalid("pay_amount", "Not an amount in minor units");
  return {
    uuid: input.uuid.toLowerCase(),
    reference,
    channel: input.channel,
    externalRef,
    currency: input.currency_id,
    minor,
    why: cleanReason(input.reason),
  };
}

const invalid = (field: string, message: string) => new ApiError("input/invalid", message, { field });
