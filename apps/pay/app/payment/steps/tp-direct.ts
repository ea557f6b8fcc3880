/** The part of TapPay's script that the page uses. Card numbers stay in its frames. */
export type TPDirect = {
  readonly setupSDK: (appId: number, appKey: string, serverType: string) => void;
  readonly card: {
    readonly setup: (config: {
      readonly fields: Readonly<
        Record<CardField, { readonly element: string; readonly placeholder: string }>
      >;
      readonly styles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }) => void;
    readonly onUpdate: (hear: (update: { readonly canGetPrime: boolean }) => void) => void;
    readonly getPrime: (
      hear: (result: { readonly status: number; readonly card?: { readonly prime: string } }) => void,
    ) => void;
  };
};
export type CardField = "number" | "expirationDate" | "ccv";

declare global {
  interface Window {
    TPDirect?: TPDirect;
  }
}

/**
 * Loads the provider's script, once per page.
 *
 * @throws Error if it cannot be loaded
 */
export async function loadTPDirect(url: string): Promise<TPDirect> {
  if (!window.TPDirect)
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = url;
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error("The card fields did not load")));
      document.head.append(script);
    });
  if (!window.TPDirect) throw new Error("The card fields did not start");
  return window.TPDirect;
}

/** The one-time token of the card in the frames; null if the provider issues none. */
export const primeOf = ({ card }: TPDirect): Promise<string | null> =>
  new Promise((resolve) => {
    card.getPrime(({ status, card: made }) => resolve(status === 0 ? (made?.prime ?? null) : null));
  });
