import { Button, Cluster, SuccessIcon, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** The buttons below a form, and the message that it has been saved. */
export function SaveRow({
  isChanged,
  isBusy,
  isSaved,
  undo,
}: {
  isChanged: boolean;
  isBusy: boolean;
  isSaved: boolean;
  /** Discards the draft. */
  undo: () => void;
}) {
  return (
    <Cluster gap={3}>
      <Button type="submit" disabled={!isChanged && !isBusy} busy={isBusy}>
        <Trans>Save</Trans>
      </Button>
      {isChanged && !isBusy && (
        <Button kind="ghost" onClick={undo}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      <Text as="span" role="status" size="s" tone="success">
        {isSaved && !isChanged && (
          <Cluster gap={1}>
            <SuccessIcon />
            <Trans comment="A form was saved">Saved</Trans>
          </Cluster>
        )}
      </Text>
    </Cluster>
  );
}
