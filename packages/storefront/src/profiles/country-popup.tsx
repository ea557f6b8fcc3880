import { Button, Notice, Skeleton, Stack, Text, TextLink } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { RichSelect } from "@catnip/ui/rich-select.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useCountries } from "./countries.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Country of residence. */
    country: { props: Record<string, never>; result: string };
  }
}

/** The attribution required by the country list's license, on pages that use it; see decision 009. */
const ATTRIBUTION = "IP Geolocation by DB-IP";

/** Prompts for the country of residence. It determines prices and, once confirmed, only support can change it. */
export default function CountryPopup({ close }: { close: (country?: string) => void }) {
  const { t } = useLingui();
  const { data: found, fault, retry } = useCountries();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? found?.guess ?? null;

  const saving = useAction(
    async (country: string) => (await import("./set-country.ts")).setCountry(country),
    (_, country) => close(country),
  );

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>
          <Trans>Where do you live?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Text>
              <Trans>Prices and ways to pay depend on your country of residence.</Trans>
            </Text>
            {!found && !fault && <Skeleton height="4.5rem" />}
            {fault !== undefined && <LoadFailed fault={fault} retry={retry} />}
            {found && (
              <RichSelect
                label={t`Country of residence`}
                placeholder={t`Choose a country`}
                value={chosen}
                onValueChange={setPicked}
                options={found.countries.map(({ alpha2Code, name }) => ({
                  value: alpha2Code,
                  label: name,
                }))}
              />
            )}
            <Notice tone="info">
              <Trans>Please choose carefully: later only customer service can change it.</Trans>
            </Notice>
            <Text size="s" tone="soft">
              <TextLink href="https://db-ip.com" target="_blank" rel="noopener noreferrer" lang="en">
                {ATTRIBUTION}
              </TextLink>
            </Text>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Later</Trans>
          </Button>
          <Button disabled={!chosen} busy={saving.isBusy} onClick={() => chosen && saving.run(chosen)}>
            <Trans>Confirm</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
