import { canConfirmComment, COMMENT_LENGTH_MAX, type Vote } from "@catnip/domain/comments";
import { cleanText, textLength } from "@catnip/domain/input";
import { useFormat } from "@catnip/i18n";
import type { CommentFragment } from "@catnip/sdk/comments/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { showMessage } from "@catnip/site/popups/messages.ts";
import { Button, Stack, TextArea } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { forgetDraft, keepDraft, type CommentDraft } from "./comment-draft.ts";
import { VoteButtons } from "./vote-buttons.tsx";

/** The body of the comment popup. The draft is saved on every change, so closing loses nothing. */
export function CommentForm({
  storeId,
  userUuid,
  saved,
  draft,
  close,
}: {
  storeId: number;
  userUuid: string;
  saved: CommentFragment | null;
  draft: CommentDraft | null;
  close: (result?: "saved") => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [words, setWords] = useState<{ comment: string; vote: Vote }>({
    comment: draft?.comment ?? saved?.comment ?? "",
    vote: draft?.vote ?? saved?.vote ?? 0,
  });
  const change = (next: Partial<typeof words>) => {
    const all = { ...words, ...next };
    setWords(all);
    keepDraft({ user_uuid: userUuid, store_id: storeId, ...all });
  };
  const saving = useAction(
    async () =>
      (await import("./change-comment.ts")).saveComment(storeId, { uuid: saved?.uuid ?? null, ...words }),
    async () => {
      forgetDraft();
      close("saved");
      await showMessage(t`Thanks for the review.`);
    },
  );
  const length = textLength(cleanText(words.comment));
  const max = format.number(COMMENT_LENGTH_MAX);
  const canConfirm = canConfirmComment(words.comment);
  return (
    <>
      <Dialog.Body>
        <Stack gap={4}>
          <VoteButtons vote={words.vote} onVote={(vote) => change({ vote })} />
          <TextArea
            label={t`Your comment`}
            rows={7}
            dir="auto"
            value={words.comment}
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
            forgetDraft();
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
