import { PasswordField, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData } from "react-router";
import { AccountForm, Aside, SubmitButton, useErrors } from "../frame/account-form.tsx";
import { ScreenLink } from "../frame/screen-link.tsx";
import { Screen } from "../frame/screen.tsx";
import type { action } from "./sign-in.server.ts";

export { action, loader } from "./sign-in.server.ts";

export default function SignInScreen() {
  const { t } = useLingui();
  const refusal = useActionData<typeof action>();
  const errors = useErrors(refusal);
  return (
    <Screen title={t`Log in`}>
      <AccountForm refusal={refusal}>
        <TextField
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          defaultValue={refusal?.typed["email"]}
          error={errors.email}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          error={errors.password}
        />
        <Aside>
          <ScreenLink to="/forgot">
            <Trans>Forgot your password?</Trans>
          </ScreenLink>
        </Aside>
        <SubmitButton busyLabel={t`Logging in…`}>
          <Trans>Log in</Trans>
        </SubmitButton>
      </AccountForm>
      <Aside centred>
        <Trans>
          New here? <ScreenLink to="/sign-up">Create an account</ScreenLink>
        </Trans>
      </Aside>
    </Screen>
  );
}
