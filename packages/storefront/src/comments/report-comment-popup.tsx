import {
  COMMENT_REPORT_NOTE_LENGTH_MAX,
  COMMENT_REPORT_REASONS,
  type CommentReportReason,
} from "@catnip/domain/comments";
import { useAction } from "@catnip/site/data/use-action.ts";
import { showMessage } from "@catnip/site/popups/messages.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Button, Select, Stack, Text, TextArea } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Reports a comment to staff. */
    reportComment: { props: { uuid: string }; result: "reported" };
  }
}

export default function ReportCommentPopup({
  props: { uuid },
  close,
}: {
  props: PopupProps<"reportComment">;
  close: (result?: "reported") => void;
}) {
  const { t, i18n } = useLingui();
  const [picked, setPicked] = useState("");
  const [note, setNote] = useState("");
  const reason = COMMENT_REPORT_REASONS.find((each) => each === picked);
  const reporting = useAction(
    async (why: CommentReportReason) => (await import("./change-marks.ts")).reportComment(uuid, why, note),
    async () => {
      close("reported");
      await showMessage(t`Thank you. Our staff will read it.`);
    },
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Report a comment</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Text tone="soft">
              <Trans>
                Our staff decides what happens with it. The writer does not learn who reported it.
              </Trans>
            </Text>
            <Select
              label={t`What is wrong with it?`}
              value={picked}
              onChange={(event) => setPicked(event.currentTarget.value)}
              options={[
                { value: "", label: t`Choose a reason`, disabled: true },
                ...COMMENT_REPORT_REASONS.map((value) => ({ value, label: i18n._(REASONS[value]) })),
              ]}
            />
            <TextArea
              label={t`Anything else? (optional)`}
              rows={3}
              maxLength={COMMENT_REPORT_NOTE_LENGTH_MAX}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!reason}
            busy={reporting.isBusy}
            onClick={() => {
              if (reason) reporting.run(reason);
            }}
          >
            <Trans comment="Button: tell staff about this comment">Report</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

const REASONS: Record<CommentReportReason, MessageDescriptor> = {
  spam: msg`Spam or advertising`,
  insult: msg`Insults or hate`,
  spoiler: msg`Contains spoilers`,
  personal_data: msg`Someone's private details`,
  illegal: msg`Against the law`,
  other: msg`Something else`,
};
