import { ButtonLink } from "@catnip/ui";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData, useLoaderData } from "react-router";
import { AccountForm, SubmitButton } from "../frame/account-form.tsx";
import { Screen } from "../frame/screen.tsx";
import type { action, loader } from "./sign-out.server.ts";

export { action, loader } from "./sign-out.server.ts";

export default function SignOutScreen() {
  const { t } = useLingui();
  const { email } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const path = usePath();
  return (
    <Screen
      title={t`Log out?`}
      lead={
        <Trans>
          You are logged in as <strong>{email}</strong>. Logging out also ends the shop's session on this
          device.
        </Trans>
      }
    >
      <AccountForm refusal={refusal}>
        <SubmitButton busyLabel={t`Logging out…`}>
          <Trans>Log out</Trans>
        </SubmitButton>
        <ButtonLink href={path("/")} kind="ghost" wide>
          <Trans>Stay logged in</Trans>
        </ButtonLink>
      </AccountForm>
    </Screen>
  );
}
