import { showError } from "@catnip/site/popups/messages.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { createSaver, shownOf, type Wanted } from "./save-latest.ts";

/** Shows a value optimistically; after a failure the stored one is shown again. */
export function useSaver<Value>(stored: Value, save: (value: Value) => Promise<void>) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<Wanted<Value> | null>(null);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);
  const [send] = useState(() =>
    createSaver(save, (fault) => {
      if (fault === null)
        setWanted((saved) => saved && { value: saved.value, savedOver: { stored: latest.current } });
      else {
        setWanted(null);
        void showError(fault, i18n);
      }
    }),
  );
  return {
    shown: shownOf(wanted, stored),
    run(value: Value) {
      setWanted({ value });
      void send(value);
    },
  };
}
