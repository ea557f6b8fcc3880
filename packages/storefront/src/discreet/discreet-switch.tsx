import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, Stack, Switch } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDiscreet } from "./is-discreet.ts";

/** Discreet mode: of the account for players, and of this browser. */
export function DiscreetSwitch() {
  const { t, i18n } = useLingui();
  const isOn = useDiscreet();
  const changing = useAction(async (isWanted: boolean) =>
    (await import("./discreet.ts")).setDiscreet(isWanted, i18n),
  );
  return (
    <Stack gap={3} align="start">
      <Switch
        label={<Trans>Discreet mode</Trans>}
        hint={t`The tab gets a neutral name and icon, covers are blurred until you point at or touch them, and downloads get neutral names. Press F2, or Escape twice, to hide the page at once and to bring it back.`}
        checked={changing.busyWith?.[0] ?? isOn}
        onChange={(event) => changing.run(event.currentTarget.checked)}
      />
      {isOn && (
        <Button
          size="s"
          kind="secondary"
          onClick={() => void import("./away-page.ts").then(({ toggleAway }) => toggleAway(i18n))}
        >
          <Trans comment="Button: covers the window with a neutral page">Hide now</Trans>
        </Button>
      )}
    </Stack>
  );
}
