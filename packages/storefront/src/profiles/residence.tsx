import { countryName } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { ContactList } from "../customer-service/contact-list.tsx";
import { useViewerFact } from "../shell/viewer.ts";

/** The country of residence. Set once; after that only customer service changes it (R-PRF-1). */
export function Residence() {
  const locale = useLocale();
  const country = useViewerFact((viewer) => viewer.country);
  if (!country)
    return (
      <Stack gap={4} align="start">
        <Text tone="soft">
          <Trans>Prices and ways to pay depend on your country of residence.</Trans>
        </Text>
        <Button onClick={() => void openPopup({ name: "country", props: {} })}>
          <Trans>Choose a country</Trans>
        </Button>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Text weight="strong" size="l">
        {countryName(country, locale)}
      </Text>
      <Text tone="soft">
        <Trans>It cannot be changed here. If you have moved, customer service can change it for you.</Trans>
      </Text>
      <ContactList />
    </Stack>
  );
}
