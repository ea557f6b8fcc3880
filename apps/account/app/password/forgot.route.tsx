import { TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData, useLoaderData } from "react-router";
import { LinkSent } from "../codes/link-sent.tsx";
import { AccountForm, Aside, SubmitButton, useErrors } from "../frame/account-form.tsx";
import { ScreenLink } from "../frame/screen-link.tsx";
import { Screen } from "../frame/screen.tsx";
import { refusalIn } from "../session/refusal.ts";
import type { action, loader } from "./forgot.server.ts";

export { action, loader } from "./forgot.server.ts";

export default function ForgotScreen() {
  const { t } = useLingui();
  const answer = useActionData<typeof action>();
  const refusal = refusalIn(answer);
  const errors = useErrors(refusal);
  const { email } = useLoaderData<typeof loader>();
  const isByLink = answer !== undefined && "linkFor" in answer;
  return (
    <Screen
      title={t`Choose a new password`}
      lead={
        isByLink ? undefined : (
          <Trans>We will send a code to your email address, so that you can choose a new password.</Trans>
        )
      }
    >
      <LinkSent answer={answer} />
      {!isByLink && (
        <AccountForm refusal={refusal}>
          <TextField
            label={t`Email address`}
            name="email"
            type="email"
            autoComplete="username"
            spellCheck={false}
            required
            defaultValue={refusal?.typed["email"] ?? email}
            error={errors.email}
          />
          <SubmitButton busyLabel={t`Sending the code…`}>
            <Trans>Send the code</Trans>
          </SubmitButton>
        </AccountForm>
      )}
      <Aside centred>
        <ScreenLink to="/sign-in">
          <Trans>Back to login</Trans>
        </ScreenLink>
      </Aside>
    </Screen>
  );
}
