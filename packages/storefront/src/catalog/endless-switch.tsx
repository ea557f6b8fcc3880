import { Switch } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { saveListMode, useListMode } from "./list-mode.ts";

/** Whether the list loads its next page while the visitor scrolls. */
export function EndlessSwitch() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const mode = useListMode();
  useEffect(() => {
    // The server always renders it off, so only a press before this code had loaded can have switched it on.
    if (input.current?.checked) saveListMode("endless");
  }, []);
  return (
    <div data-scripted>
      <Switch
        ref={input}
        label={t`Load more games while scrolling`}
        checked={mode === "endless"}
        onChange={({ target }) => saveListMode(target.checked ? "endless" : "pages")}
      />
    </div>
  );
}
