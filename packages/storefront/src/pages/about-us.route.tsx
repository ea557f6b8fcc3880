import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { SupportContact } from "./support-contact.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "../shell/page-headers.ts";

export default function AboutUs() {
  const { t } = useLingui();
  return (
    <TextPage
      title={t`About us`}
      description={t`Who runs ${brand.name} and what it stands for.`}
      path="/about-us"
    >
      <p>
        <Trans>
          {brand.name} is a shop for original games for adults: visual novels, puzzles and small adventures by
          independent authors. Every character in every game is an adult.
        </Trans>
      </p>
      <p>
        <Trans>
          You can try most games for free, play them in the browser or download them, and read them in your
          language where the author offers it.
        </Trans>
      </p>
      <p>
        <Trans>
          Prices are in meow coins, and beside them stands what they come to in real money. Every step of a
          price is shown before you confirm.
        </Trans>
      </p>
      <h2>
        <Trans>Customer service</Trans>
      </h2>
      <SupportContact />
    </TextPage>
  );
}
