import type { SupportCaseFieldsFragment } from "@catnip/sdk/support/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Text, TextLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** What the case refers to. */
export function CaseReference({
  shown: { reference_kind: kind, reference_id: id },
}: {
  shown: Pick<SupportCaseFieldsFragment, "reference_kind" | "reference_id">;
}) {
  const path = usePath();
  if (kind === null || id === null) return null;
  return (
    <Text tone="soft" size="s">
      {kind === "game" ? (
        <TextLink href={path(`/store/${id}`)}>
          <Trans>Game number {id}</Trans>
        </TextLink>
      ) : kind === "payment" ? (
        <Trans>Payment {id}</Trans>
      ) : (
        <Trans>Purchase {id}</Trans>
      )}
    </Text>
  );
}
