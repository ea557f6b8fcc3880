import { encodeRedemptionCode } from "@catnip/domain/redemptions";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { styled } from "styled-components";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";

/** Redeems a reward code (R-RDM-2). The typed code stays until it has been redeemed. */
export function RedeemCode() {
  const { t } = useLingui();
  const locale = useLocale();
  const draft = useDraft("code", v.string(), "");
  const redeeming = useAction(
    async () => {
      const code = encodeRedemptionCode(draft.value);
      if (code === null) throw new ApiFault("quest/redemption-code-invalid", "Not a code.");
      return (await import("./redeem.ts")).redeem(code, locale);
    },
    async (rewards) => {
      draft.drop();
      await openPopup({ name: "rewards", props: { rewards } });
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.value.trim() !== "") redeeming.run();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={t`Reward code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        hint={t`Upper and lower case, spaces and hyphens make no difference.`}
        value={draft.value}
        onChange={(event) => draft.set(event.currentTarget.value)}
      />
      <Button type="submit" disabled={draft.value.trim() === ""} busy={redeeming.isBusy}>
        <Trans>Redeem</Trans>
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  & > div {
    width: min(100%, 24rem);
  }
`;
