import { useEffect, useRef, useState } from "react";
import { loadTPDirect, type CardField, type TPDirect } from "./tp-direct.ts";

/** What the provider's script needs; all of it is public. */
export type CardFrames = {
  readonly script_url: string;
  readonly app_id: number;
  readonly app_key: string;
  readonly server_type: string;
};

const FIELDS = {
  number: { element: "#card-number", placeholder: "0000 0000 0000 0000" },
  expirationDate: { element: "#card-expiry", placeholder: "MM / YY" },
  ccv: { element: "#card-code", placeholder: "000" },
} as const satisfies Record<CardField, object>;

/**
 * Renders the provider's card fields into the elements with these ids.
 *
 * @returns whether they could not be loaded, and the script once the card is complete
 */
export function useCardFrames({ script_url, app_id, app_key, server_type }: CardFrames): {
  readonly isBroken: boolean;
  readonly ready: TPDirect | null;
} {
  const [isBroken, setBroken] = useState(false);
  const [ready, setReady] = useState<TPDirect | null>(null);
  const isSetUp = useRef(false);
  useEffect(() => {
    // The frames are rendered once; React may run this twice.
    if (isSetUp.current) return;
    isSetUp.current = true;
    loadTPDirect(script_url).then(
      (direct) => {
        const { color } = getComputedStyle(document.body);
        direct.setupSDK(app_id, app_key, server_type);
        direct.card.setup({ fields: FIELDS, styles: { input: { color, "font-size": "16px" } } });
        direct.card.onUpdate(({ canGetPrime }) => setReady(canGetPrime ? direct : null));
      },
      () => setBroken(true),
    );
  }, [script_url, app_id, app_key, server_type]);
  return { isBroken, ready };
}
