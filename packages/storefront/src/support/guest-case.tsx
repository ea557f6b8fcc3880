import { SupportCaseByNumberDocument, type SupportCaseFieldsFragment } from "@catnip/sdk/support/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { read } from "@catnip/site/session/client.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { Button, Panel, Stack, Text, TextField, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import { CaseFold } from "./case-fold.tsx";

interface Found {
  readonly shown: SupportCaseFieldsFragment;
  readonly email: string;
}

/** Guests open one case with its number and the mail address they gave (R-SPT-2). */
export function GuestCase() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const [number, setNumber] = useState(useSearchParams()[0].get("case") ?? "");
  const [email, setEmail] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const finding = useAction(async () => {
    const { getSupportCase } = await read(SupportCaseByNumberDocument, { number, email });
    return { shown: getSupportCase, email };
  }, setFound);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (number.trim() !== "" && email.trim() !== "") finding.run();
  };
  if (found)
    return (
      <CaseFold
        shown={found.shown}
        email={found.email}
        isOpen
        changed={(shown) => setFound({ ...found, shown })}
      />
    );
  return (
    <Panel title={t`Open a case`}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextField
            label={t`Case number`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXXX-XXXXX"
            required
            hint={t`Upper and lower case, spaces and hyphens make no difference.`}
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <TextField
            label={t`Your email address`}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div>
            <Button
              type="submit"
              disabled={number.trim() === "" || email.trim() === ""}
              busy={finding.isBusy}
            >
              <Trans>Open</Trans>
            </Button>
          </div>
          <Text tone="soft" size="s">
            <Trans>
              Did you write with your account?{" "}
              <TextLink href={loginPath(pathname + search)} document>
                Log in
              </TextLink>{" "}
              to see all your cases.
            </Trans>
          </Text>
        </Stack>
      </form>
    </Panel>
  );
}
