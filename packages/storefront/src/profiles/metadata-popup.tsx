import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { MeProfileDocument } from "@catnip/sdk/profiles/index.ts";
import { Skeleton } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "urql";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { MetadataForm } from "./metadata-form.tsx";
import { LOGGED_OUT } from "./my-profile.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** An entry of one's own in the profile; `cid` null: a new one. */
    meMetadata: { props: { cid: string | null }; result: "saved" };
  }
}

/** Adds or edits an entry of the profile. */
export default function MetadataPopup({
  props: { cid },
  close,
}: {
  props: PopupProps<"meMetadata">;
  close: (result?: "saved") => void;
}) {
  const { t } = useLingui();
  const [found, retry] = useQuery({ query: MeProfileDocument });
  const me = found.data?.me;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          {cid === null ? <Trans>Add an entry</Trans> : <Trans>Edit the entry</Trans>}
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        {me ? (
          <MetadataForm entries={me.metadata} cid={cid} close={close} />
        ) : (
          <Dialog.Body>
            <QueryResult of={found} retry={retry} placeholder={<Skeleton height="16rem" />}>
              {() => <LoadFailed fault={LOGGED_OUT} retry={retry} />}
            </QueryResult>
          </Dialog.Body>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
