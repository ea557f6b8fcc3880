import { PASSWORD_POLICY, PASSWORD_RULES } from "@catnip/domain/accounts";
import { CodeField, Notice, PasswordField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData, useLoaderData } from "react-router";
import { LinkSent } from "../codes/link-sent.tsx";
import { ResendCode } from "../codes/resend-code.tsx";
import { AccountForm, Aside, SubmitButton, useErrors } from "../frame/account-form.tsx";
import { ScreenLink } from "../frame/screen-link.tsx";
import { Screen } from "../frame/screen.tsx";
import { refusalIn } from "../session/refusal.ts";
import type { action, loader } from "./reset.server.ts";

export { action, loader } from "./reset.server.ts";

export default function ResetScreen() {
  const { t } = useLingui();
  const { email, resendInSeconds, isNew, isByLink } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = refusalIn(answer);
  const errors = useErrors(refusal);
  return (
    <Screen
      title={t`Choose a new password`}
      lead={
        isByLink ? (
          <Trans>Use the link in our email to choose a new password.</Trans>
        ) : (
          <Trans>
            If there is an account for <strong>{email}</strong>, we have sent it an email with an 8-digit
            code. The code is valid for 10 minutes.
          </Trans>
        )
      }
    >
      {isNew && !refusal && (
        <Notice tone="success">
          <Trans>We have sent a new code. The old one no longer works.</Trans>
        </Notice>
      )}
      <LinkSent answer={answer} />
      <AccountForm refusal={refusal} focusFirst>
        {!isByLink && (
          <>
            {/* For password managers, which save the new password under this name. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <CodeField
              label={t`Verification code`}
              name="code"
              required
              defaultValue={refusal?.typed["code"]}
              error={errors.code}
            />
          </>
        )}
        <PasswordField
          label={t`New password`}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_POLICY.lengthMin}
          maxLength={PASSWORD_POLICY.lengthMax}
          rules={PASSWORD_RULES}
          required
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          hint={t`8 to 16 letters (A–Z, a–z) and digits. All other devices are logged out.`}
          error={errors.password}
        />
        <SubmitButton busyLabel={t`Saving…`}>
          <Trans>Save and log in</Trans>
        </SubmitButton>
      </AccountForm>
      {!isByLink && <ResendCode key={resendInSeconds} inSeconds={resendInSeconds} />}
      <Aside centred>
        {refusal?.facts["link"] ? (
          <ScreenLink to="/forgot">
            <Trans>Forgot your password?</Trans>
          </ScreenLink>
        ) : (
          <ScreenLink to="/sign-in">
            <Trans>Back to login</Trans>
          </ScreenLink>
        )}
      </Aside>
    </Screen>
  );
}
