import type { PaymentFieldKind } from "@catnip/domain/payments";
import { useSending } from "@catnip/site/data/use-sending.ts";
import { Button, Stack, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FIELD_PREFIX } from "../field-prefix.ts";
import { LeaveLink } from "./leave-link.tsx";

/** Fields that the provider asks for on our own page. */
export function FieldsStep({
  fields,
  cancelUrl,
}: {
  fields: readonly { readonly name: string; readonly kind: PaymentFieldKind }[];
  cancelUrl: string;
}) {
  const { t } = useLingui();
  const { isSending, form } = useSending();
  const look = {
    account: { label: t`Account with the provider`, autoComplete: "off" },
    email: { label: t`Mail address`, type: "email", autoComplete: "email", inputMode: "email" },
    phone: { label: t`Phone number`, type: "tel", autoComplete: "tel", inputMode: "tel" },
    code: { label: t`Code`, autoComplete: "one-time-code" },
  } as const satisfies Record<PaymentFieldKind, object>;
  return (
    <form method="post" {...form}>
      <Stack gap={4}>
        {fields.map(({ name, kind }) => (
          <TextField key={name} name={FIELD_PREFIX + name} required maxLength={200} {...look[kind]} />
        ))}
        <Button type="submit" size="l" wide busy={isSending}>
          <Trans>Pay now</Trans>
        </Button>
        <LeaveLink href={cancelUrl} />
      </Stack>
    </form>
  );
}
