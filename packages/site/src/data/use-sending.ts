import { useEffect, useState } from "react";

/**
 * Whether a form that the browser sends by itself is on its way, so that its button is not pressed twice. For forms of
 * React Router `useNavigation` knows it.
 *
 * @returns `form`: what the form needs
 */
export function useSending(): {
  readonly isSending: boolean;
  readonly form: { readonly onSubmit: () => void };
} {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // Back from where the form led, to a page that the browser has kept.
    const cameBack = () => setSending(false);
    window.addEventListener("pageshow", cameBack);
    return () => window.removeEventListener("pageshow", cameBack);
  }, []);
  return { isSending, form: { onSubmit: () => setSending(true) } };
}
