import { PASSWORD_POLICY, PASSWORD_RULES } from "@catnip/domain/accounts";
import { Checkbox, PasswordField, TextField, TextLink } from "@catnip/ui";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActionData } from "react-router";
import { AccountForm, Aside, SubmitButton, useErrors } from "../frame/account-form.tsx";
import { ScreenLink } from "../frame/screen-link.tsx";
import { Screen } from "../frame/screen.tsx";
import type { action } from "./sign-up.server.ts";

export { action, loader } from "./sign-up.server.ts";

export default function SignUpScreen() {
  const { t } = useLingui();
  const refusal = useActionData<typeof action>();
  const errors = useErrors(refusal);
  const path = usePath();
  const { origins } = useSite();
  return (
    <Screen title={t`Create an account`}>
      <AccountForm refusal={refusal}>
        <TextField
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          hint={t`We will send a code there. Others see your address only if you choose to show it.`}
          defaultValue={refusal?.typed["email"]}
          error={errors.email}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_POLICY.lengthMin}
          maxLength={PASSWORD_POLICY.lengthMax}
          rules={PASSWORD_RULES}
          required
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          hint={t`8 to 16 letters (A–Z, a–z) and digits`}
          error={errors.password}
        />
        <TextField
          label={t`Nickname (optional)`}
          name="nickname"
          autoComplete="nickname"
          maxLength={64}
          defaultValue={refusal?.typed["nickname"]}
          error={errors.nickname}
        />
        <Checkbox
          name="adult"
          value="yes"
          required
          defaultChecked={refusal?.typed["adult"] === "yes"}
          error={errors.adult}
          label={
            <Trans>
              I am 18 or older and accept the{" "}
              <TextLink href={origins.shop + path("/terms")} target="_blank">
                terms
              </TextLink>{" "}
              and the{" "}
              <TextLink href={origins.shop + path("/privacy")} target="_blank">
                privacy policy
              </TextLink>
              .
            </Trans>
          }
        />
        <SubmitButton busyLabel={t`Sending the code…`}>
          <Trans>Go on</Trans>
        </SubmitButton>
      </AccountForm>
      <Aside centred>
        <Trans>
          Already have an account? <ScreenLink to="/sign-in">Log in</ScreenLink>
        </Trans>
      </Aside>
    </Screen>
  );
}
