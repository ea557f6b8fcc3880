import { useLocale } from "@catnip/site/languages/locale.ts";
import { startTransition, useEffect, useState } from "react";
import { afterAgeGate } from "../shell/age-gate.ts";
import { BellButton } from "./bell-button.tsx";
import { rememberLocale } from "./remember-locale.ts";

/**
 * The bell with the number of unread notifications; clicking opens the inbox. The `#inbox` fragment, used in mails,
 * opens it too. The inbox's code loads when the player is about to open it, since most page views do not need it.
 */
export default function Bell() {
  const locale = useLocale();
  const [Opened, setOpened] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const open = async () => {
    // Without a network the inbox stays closed, and the shop says why (R-WEB-2).
    const opened = await load().catch(() => null);
    startTransition(() => setOpened(() => opened));
  };
  const prepare = () => void load().catch(() => undefined);
  useEffect(() => {
    if (window.location.hash === "#inbox") afterAgeGate(() => void open());
  }, []);
  useEffect(() => void rememberLocale(locale), [locale]);
  if (Opened) return <Opened />;
  return (
    <BellButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}

const load = async () => (await import("./bell-inbox.tsx")).BellInbox;
