import { showError } from "@catnip/site/popups/messages.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { createSaver } from "./save-latest.ts";

interface Wanted<Value> {
  readonly value: Value;
  /** Once it is saved: what was stored here at that moment, which may not have heard of it yet. */
  readonly savedOver?: { readonly stored: Value };
}

/** Shows a value as if it had been saved already; after a failure, what is stored is shown again. */
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
  // A saved value stays until what is stored has changed: otherwise the old one would be shown for a moment, and whoever is
  // quick would go on from there.
  const isHeardOf = wanted?.savedOver !== undefined && wanted.savedOver.stored !== stored;
  return {
    shown: wanted && !isHeardOf ? wanted.value : stored,
    run(value: Value) {
      setWanted({ value });
      void send(value);
    },
  };
}
