import { SetUserCountryDocument } from "@catnip/sdk/profiles/index.ts";
import { Button, Notice, Select, Skeleton, Stack, Text, TextLink } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { showError } from "@catnip/site/popups/messages.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { useLoad } from "@catnip/site/browser/use-load.ts";
import { refreshViewer } from "../shell/viewer.ts";
import { loadCountries } from "./countries.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Country of residence. */
    country: { props: Record<string, never>; result: string };
  }
}

/** The words the licence of the country list asks for, on pages that use it; see decision 009. */
const ATTRIBUTION = "IP Geolocation by DB-IP";

/** Asks for the country of residence. It decides prices and, once confirmed, only support can change it. */
export default function CountryPopup({ close }: { close: (country?: string) => void }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { cdn } = useSite().origins;
  const countries = useLoad(useCallback(() => loadCountries(cdn, locale), [cdn, locale]));
  const [picked, setPicked] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const chosen = picked ?? countries.value?.guess ?? "";

  async function save() {
    setIsSaving(true);
    try {
      const { mutate } = await import("@catnip/site/session/client.ts");
      await mutate(SetUserCountryDocument, { country: chosen });
      await refreshViewer();
      close(chosen);
    } catch (fault) {
      setIsSaving(false);
      await showError(fault, i18n);
    }
  }

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
            {countries.state === "loading" && <Skeleton height="4.5rem" />}
            {countries.state === "failed" && <LoadFailed fault={countries.fault} retry={countries.reload} />}
            {countries.state === "ready" && (
              <Select
                label={t`Country of residence`}
                value={chosen}
                onChange={(event) => setPicked(event.currentTarget.value)}
                options={[
                  { value: "", label: t`Choose a country`, disabled: true },
                  ...countries.value.countries.map(({ alpha2Code, name }) => ({
                    value: alpha2Code,
                    label: name,
                  })),
                ]}
              />
            )}
            <Notice tone="info">
              <Trans>Please choose with care: later only customer support can change it.</Trans>
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
          <Button disabled={!chosen} busy={isSaving} onClick={() => void save()}>
            <Trans>Confirm</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
