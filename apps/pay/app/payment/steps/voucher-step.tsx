import { useSending } from "@catnip/site/data/use-sending.ts";
import { Button, Stack, Text, TextField, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FIELD_PREFIX } from "../field-prefix.ts";
import { LeaveLink } from "./leave-link.tsx";
import { LOOK_SELDOM_MS, useWatch } from "./use-watch.ts";

/** A voucher code that was bought elsewhere. */
export function VoucherStep({
  shopUrl,
  typed,
  returnPath,
  cancelUrl,
}: {
  shopUrl: string | null;
  /** The rejected code, so that a typo can be corrected. */
  typed: string | null;
  returnPath: string;
  cancelUrl: string;
}) {
  const { t } = useLingui();
  useWatch(returnPath, { lookEveryMs: LOOK_SELDOM_MS });
  const { isSending, form } = useSending();
  return (
    <form method="post" {...form}>
      <Stack gap={4}>
        {shopUrl !== null && (
          <Text>
            <Trans>
              No code yet?{" "}
              <TextLink href={shopUrl} target="_blank" rel="noopener noreferrer">
                Buy one
              </TextLink>
              , then come back to this page.
            </Trans>
          </Text>
        )}
        <TextField
          name={`${FIELD_PREFIX}code`}
          label={t`Voucher code`}
          required
          defaultValue={typed ?? ""}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="l" wide busy={isSending}>
          <Trans>Redeem</Trans>
        </Button>
        <LeaveLink href={cancelUrl} />
      </Stack>
    </form>
  );
}
