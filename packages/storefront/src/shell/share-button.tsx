import { Button, ShareIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useSite } from "@catnip/site/host/site.ts";
import { share } from "./share.ts";

/** Shares the page through the device's share sheet, else copies its address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { origins } = useSite();
  const [isCopied, setCopied] = useState(false);
  const press = async () => {
    if (await share({ title, url: origins.shop + path })) setCopied(true);
  };
  return (
    <Button kind="ghost" icon={<ShareIcon />} onClick={() => void press()}>
      <span aria-live="polite">{isCopied ? <Trans>Address copied</Trans> : <Trans>Share</Trans>}</span>
    </Button>
  );
}
