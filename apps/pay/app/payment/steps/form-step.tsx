import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

/** Some providers need a form posted by the browser; without JavaScript the payer presses the button. */
export function FormStep({
  action,
  fields,
}: {
  action: string;
  fields: readonly { readonly name: string; readonly value: string }[];
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="l" wide>
        <Trans>Continue to the provider</Trans>
      </Button>
    </form>
  );
}
