import { CodeField, Notice, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData, useLoaderData } from "react-router";
import { ResendCode } from "../codes/resend-code.tsx";
import { AccountForm, Aside, SubmitButton, useErrors } from "../frame/account-form.tsx";
import { ScreenLink } from "../frame/screen-link.tsx";
import { Screen } from "../frame/screen.tsx";
import { refusalIn } from "../session/refusal.ts";
import type { action, loader } from "./verify.server.ts";

export { action, loader } from "./verify.server.ts";

export default function VerifyScreen() {
  const { t } = useLingui();
  const { email, resendInSeconds, isNew } = useLoaderData<typeof loader>();
  const refusal = refusalIn(useActionData<typeof action>());
  const errors = useErrors(refusal);
  return (
    <Screen
      title={t`Enter the code`}
      lead={
        <Trans>
          We have sent an email to <strong>{email}</strong>. Its 8-digit code is valid for 10 minutes.
        </Trans>
      }
    >
      {isNew && !refusal && (
        <Notice tone="success">
          <Trans>We have sent a new code. The old one no longer works.</Trans>
        </Notice>
      )}
      <AccountForm refusal={refusal} focusFirst>
        <CodeField label={t`Verification code`} name="code" required error={errors.code} />
        <SubmitButton busyLabel={t`Checking…`}>
          <Trans>Confirm</Trans>
        </SubmitButton>
      </AccountForm>
      <ResendCode key={resendInSeconds} inSeconds={resendInSeconds} />
      <Aside centred>
        <Text tone="soft" size="s">
          <Trans>
            Nothing there? Check your spam folder, or{" "}
            <ScreenLink to="/sign-up">use another address</ScreenLink>.
          </Trans>
        </Text>
      </Aside>
    </Screen>
  );
}
