import { MyStoreCommentDocument } from "@catnip/sdk/comments/index.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Skeleton } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useViewer } from "../shell/viewer.ts";
import { readDraft } from "./comment-draft.ts";
import { CommentForm } from "./comment-form.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The player's comment on a game they own, with a vote: new, or to be changed. */
    storeComment: { props: { storeId: number }; result: "saved" };
  }
}

export default function StoreCommentPopup({
  props: { storeId },
  close,
}: {
  props: PopupProps<"storeComment">;
  close: (result?: "saved") => void;
}) {
  const { t } = useLingui();
  const { me } = useViewer();
  const own = useQuery(["own comment", storeId], (ask) => ask(MyStoreCommentDocument, { store_id: storeId }));
  const saved = own.value?.getStoreCommentByMe ?? null;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="m">
        <Dialog.Title>
          {saved ? <Trans>Edit your comment</Trans> : <Trans>Write a comment</Trans>}
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        {own.state === "ready" ? (
          <CommentForm
            storeId={storeId}
            userUuid={me?.uuid ?? ""}
            saved={saved}
            draft={me && readDraft({ user_uuid: me.uuid, store_id: storeId })}
            close={close}
          />
        ) : (
          <Dialog.Body>
            {own.state === "failed" ? (
              <LoadFailed fault={own.fault} retry={own.reload} />
            ) : (
              <Skeleton height="14rem" />
            )}
          </Dialog.Body>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
