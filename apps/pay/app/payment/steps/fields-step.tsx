import type { PaymentFieldKind } from "@catnip/domain/payments";
import { useSending } from "@catnip/site/data/use-sending.ts";
import { Button, Stack, TextField } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { FIELD_PREFIX } from "../field-prefix.ts";
import { useFieldLooks } from "./field-looks.ts";
import { LeaveLink } from "./leave-link.tsx";

/** A provider's fields on our own page. */
export function FieldsStep({
  fields,
  cancelUrl,
}: {
  fields: readonly { readonly name: string; readonly kind: PaymentFieldKind }[];
  cancelUrl: string;
}) {
  const looks = useFieldLooks();
  const { isSending, form } = useSending();
  return (
    <form method="post" {...form}>
      <Stack gap={4}>
        {fields.map(({ name, kind }) => (
          <TextField key={name} name={FIELD_PREFIX + name} required maxLength={200} {...looks[kind]} />
        ))}
        <Button type="submit" size="l" wide busy={isSending}>
          <Trans>Pay now</Trans>
        </Button>
        <LeaveLink href={cancelUrl} />
      </Stack>
    </form>
  );
}
