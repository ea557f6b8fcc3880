import { useEffect, useState } from "react";

/**
 * Whether a native form is being submitted, so that its button is not pressed twice. For React Router forms,
 * `useNavigation` knows.
 *
 * @returns `form`: props for the form
 */
export function useSending(): {
  readonly isSending: boolean;
  readonly form: { readonly onSubmit: () => void };
} {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // Restored from the back/forward cache.
    const cameBack = () => setSending(false);
    window.addEventListener("pageshow", cameBack);
    return () => window.removeEventListener("pageshow", cameBack);
  }, []);
  return { isSending, form: { onSubmit: () => setSending(true) } };
}
