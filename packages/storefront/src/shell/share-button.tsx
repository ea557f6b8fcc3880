import { Button, ShareIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useSite } from "@catnip/site/host/site.ts";

/** Shares the page through the device's share sheet, else copies its address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { origins } = useSite();
  const [isCopied, setCopied] = useState(false);
  const url = origins.shop + path;
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The visitor cancelled, or the browser refuses: the address bar still has the address.
    }
  };
  return (
    <Button kind="ghost" icon={<ShareIcon />} onClick={() => void share()}>
      <span aria-live="polite">{isCopied ? <Trans>Address copied</Trans> : <Trans>Share</Trans>}</span>
    </Button>
  );
}
