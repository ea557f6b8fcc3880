import { MyStoreCommentDocument } from "@catnip/sdk/comments/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Skeleton } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "urql";
import { OWN_COMMENT } from "./change-comment.ts";
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
  const [own, retry] = useQuery({
    query: MyStoreCommentDocument,
    variables: { store_id: storeId },
    context: OWN_COMMENT,
  });
  const saved = own.data?.getStoreCommentByMe ?? null;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="m">
        <Dialog.Title>
          {saved ? <Trans>Edit your comment</Trans> : <Trans>Write a comment</Trans>}
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        {own.data ? (
          <CommentForm storeId={storeId} saved={saved} close={close} />
        ) : (
          <Dialog.Body>
            <QueryResult of={own} retry={retry} placeholder={<Skeleton height="14rem" />}>
              {() => null}
            </QueryResult>
          </Dialog.Body>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
