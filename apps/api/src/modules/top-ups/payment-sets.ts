import {
  FACT_KINDS,
  PAYMENT_DEVICES,
  PAYMENT_FIELD_KINDS,
  PAYMENT_IMAGES,
  PAYMENT_STATES,
  RETURN_HINTS,
} from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";

/** The enums of top-ups. */

export const PaymentStateRef = closedSet("PaymentState", "payments", PAYMENT_STATES, "How a top-up stands.");

export const PaymentImageRef = closedSet("PaymentImage", "payments", PAYMENT_IMAGES, "The key of a picture.");

export const PaymentDeviceRef = closedSet(
  "PaymentDevice",
  "payments",
  PAYMENT_DEVICES,
  "`web`: computers, `wap`: phones.",
  "text",
);

export const PaymentFieldKindRef = closedSet(
  "PaymentFieldKind",
  "payments",
  PAYMENT_FIELD_KINDS,
  "What a payer is asked for.",
);

export const ReturnHintRef = closedSet(
  "ReturnHint",
  "payments",
  RETURN_HINTS,
  "What the address says of a payer who is back.",
);

export const FactKindRef = closedSet(
  "FactKind",
  "payments",
  FACT_KINDS,
  "What a provider may state about a payment.",
);
