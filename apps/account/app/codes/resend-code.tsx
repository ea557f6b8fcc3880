import { Button } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";

/**
 * Requests another code. Counts down until that is allowed; without JavaScript the server enforces the
 * cooldown.
 */
export function ResendCode({ inSeconds }: { inSeconds: number }) {
  const left = useCountdown(inSeconds);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "resend";
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" kind="ghost" wide busy={isSending} disabled={left > 0}>
        {left > 0 ? (
          <Plural value={left} one="Send a new code in # second" other="Send a new code in # seconds" />
        ) : (
          <Trans>Send a new code</Trans>
        )}
      </Button>
    </Form>
  );
}

/** Seconds left. Starts after hydration, so the button works without JavaScript. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
