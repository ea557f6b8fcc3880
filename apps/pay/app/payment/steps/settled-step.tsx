import { ButtonLink, Notice, Stack } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** The provider needs nothing more; only the outcome is missing. */
export function SettledStep({ returnPath }: { returnPath: string }) {
  return (
    <Stack gap={3}>
      <Notice tone="success">
        <Trans>The provider has received your payment.</Trans>
      </Notice>
      <ButtonLink wide href={returnPath}>
        <Trans>Continue</Trans>
      </ButtonLink>
    </Stack>
  );
}
