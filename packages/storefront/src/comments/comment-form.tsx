import { canConfirmComment, COMMENT_LENGTH_MAX } from "@catnip/domain/comments";
import { cleanText, textLength } from "@catnip/domain/input";
import { useFormat } from "@catnip/i18n";
import type { CommentFragment } from "@catnip/sdk/comments/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { showMessage } from "@catnip/site/popups/messages.ts";
import { Button, Stack, TextArea } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCommentDraft } from "./comment-draft.ts";
import { VoteButtons } from "./vote-buttons.tsx";

/** The body of the comment popup. The draft is saved on every change, so closing loses nothing. */
export function CommentForm({
  storeId,
  saved,
  close,
}: {
  storeId: number;
  saved: CommentFragment | null;
  close: (result?: "saved") => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const draft = useCommentDraft(storeId, saved);
  const written = draft.value;
  const change = (next: Partial<typeof written>) => draft.set({ ...written, ...next });
  const saving = useAction(
    async () =>
      (await import("./change-comment.ts")).saveComment(storeId, { uuid: saved?.uuid ?? null, ...written }),
    async () => {
      draft.drop();
      close("saved");
      await showMessage(t`Thanks for the review.`);
    },
  );
  const length = textLength(cleanText(written.comment));
  const max = format.number(COMMENT_LENGTH_MAX);
  const canConfirm = canConfirmComment(written.comment);
  return (
    <>
      <Dialog.Body>
        <Stack gap={4}>
          <VoteButtons vote={written.vote} onVote={(vote) => change({ vote })} />
          <TextArea
            label={t`Your comment`}
            rows={7}
            dir="auto"
            value={written.comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
            hint={
              <Trans comment="Characters typed, of how many at most">
                {format.number(length)} of {max} characters
              </Trans>
            }
            error={length > COMMENT_LENGTH_MAX ? <Trans>At most {max} characters.</Trans> : undefined}
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          kind="secondary"
          onClick={() => {
            draft.drop();
            close();
          }}
        >
          <Trans comment="Button: give up what was typed">Discard</Trans>
        </Button>
        <Button
          disabled={!canConfirm}
          busy={saving.isBusy}
          onClick={() => {
            if (canConfirm) saving.run();
          }}
        >
          <Trans>Confirm</Trans>
        </Button>
      </Dialog.Footer>
    </>
  );
}
