import { showError } from "@catnip/site/popups/messages.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { createSaver } from "./save-latest.ts";

/** Shows a value as if it had been saved already; after a failure, what is stored is shown again. */
export function useSaver<Value>(stored: Value, save: (value: Value) => Promise<void>) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<{ readonly value: Value } | null>(null);
  const [send] = useState(() =>
    createSaver(save, (fault) => {
      setWanted(null);
      if (fault !== null) void showError(fault, i18n);
    }),
  );
  return {
    shown: wanted ? wanted.value : stored,
    run(value: Value) {
      setWanted({ value });
      void send(value);
    },
  };
}
