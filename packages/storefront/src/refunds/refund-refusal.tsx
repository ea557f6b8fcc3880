import type { ErrorCode } from "@catnip/domain/errors";
import { usePath } from "@catnip/site/languages/locale.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Notice, Stack, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { RefundRule } from "./refund-rule.tsx";

/** Why the game cannot be returned here, and the alternative. */
export function RefundRefusal({ code, close }: { code: ErrorCode; close: () => void }) {
  const { i18n } = useLingui();
  const path = usePath();
  return (
    <Stack gap={4}>
      <Notice tone="warn">{i18n._(errorText(code))}</Notice>
      <Text tone="soft">
        <RefundRule />
      </Text>
      <TextLink href={path("/help/contact?topic=order")} onClick={close}>
        <Trans>Write to us about a purchase</Trans>
      </TextLink>
    </Stack>
  );
}
