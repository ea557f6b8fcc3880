import type { ReactNode } from "react";
import { CardStep } from "./steps/card-step.tsx";
import { FieldsStep } from "./steps/fields-step.tsx";
import { FormStep } from "./steps/form-step.tsx";
import { ManualStep } from "./steps/manual-step.tsx";
import { QrStep } from "./steps/qr-step.tsx";
import { SettledStep } from "./steps/settled-step.tsx";
import { VoucherStep } from "./steps/voucher-step.tsx";
import type { NextStep } from "./next-step.server.ts";

/** Renders the step the provider requests. Exhaustive: a missing kind is a compile error. */
export function NextStepView({
  step,
  typed,
  returnPath,
  cancelUrl,
  orderNo,
}: {
  step: NextStep;
  /** The rejected voucher code, to be corrected. */
  typed: string | null;
  returnPath: string;
  cancelUrl: string;
  orderNo: string;
}): ReactNode {
  switch (step.type) {
    case "form":
      return <FormStep {...step} />;
    case "qr":
      return <QrStep key={step.payload} {...step} returnPath={returnPath} cancelUrl={cancelUrl} />;
    case "inpage":
      return <FieldsStep fields={step.fields} cancelUrl={cancelUrl} />;
    case "card":
      return <CardStep frames={step.frames} fields={step.fields} cancelUrl={cancelUrl} />;
    case "voucher":
      return (
        <VoucherStep shopUrl={step.shopUrl} typed={typed} returnPath={returnPath} cancelUrl={cancelUrl} />
      );
    case "manual":
      return <ManualStep {...step} orderNo={orderNo} returnPath={returnPath} cancelUrl={cancelUrl} />;
    case "settled":
      return <SettledStep returnPath={returnPath} />;
    default:
      return step satisfies never;
  }
}
