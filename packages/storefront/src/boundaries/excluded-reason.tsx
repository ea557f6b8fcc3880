import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useWordNames } from "./use-word-names.ts";

/** @param props.why the matching exclusions, as space-separated words */
export default function ExcludedReason({ why }: { why: string }) {
  const format = useFormat();
  const names = format.list((useWordNames(why) ?? []).map(({ name }) => name));
  return (
    <Text size="s" tone="faint">
      <Trans comment="Beside a game of the visitor's own; the names are of tags, content warnings and authors">
        You exclude {names}
      </Trans>
    </Text>
  );
}
