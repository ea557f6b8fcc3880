import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Skeleton } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { MetadataForm } from "./metadata-form.tsx";
import { loadProfile } from "./my-profile.ts";

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
  const profile = useQuery(["profile"], loadProfile);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          {cid === null ? <Trans>Add an entry</Trans> : <Trans>Edit the entry</Trans>}
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        {profile.state === "ready" ? (
          <MetadataForm entries={profile.value.metadata} cid={cid} close={close} />
        ) : (
          <Dialog.Body>
            {profile.state === "failed" ? (
              <LoadFailed fault={profile.fault} retry={profile.reload} />
            ) : (
              <Skeleton height="16rem" />
            )}
          </Dialog.Body>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
