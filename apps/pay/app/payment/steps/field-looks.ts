import type { PaymentFieldKind } from "@catnip/domain/payments";
import { useLingui } from "@lingui/react/macro";

/** Label, input type and autofill of each field that a provider may request. */
export function useFieldLooks() {
  const { t } = useLingui();
  return {
    account: { label: t`Account with the provider`, autoComplete: "off" },
    name: { label: t`Name on the card`, autoComplete: "cc-name", minLength: 2, maxLength: 45 },
    email: { label: t`Email address`, type: "email", autoComplete: "email", inputMode: "email" },
    phone: { label: t`Phone number`, type: "tel", autoComplete: "tel", inputMode: "tel" },
    code: { label: t`Code`, autoComplete: "one-time-code" },
  } as const satisfies Record<PaymentFieldKind, object>;
}
