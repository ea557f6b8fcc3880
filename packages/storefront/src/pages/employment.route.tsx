import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

export default function Employment() {
  const { t } = useLingui();
  return (
    <TextPage title={t`Employment`} description={t`Working for ${brand.name}.`} path="/employment">
      <p>
        <Trans>
          There are no open positions at the moment. When there are, they are listed on this page and nowhere
          else.
        </Trans>
      </p>
      <p>
        <Trans>
          If someone asks you to pay for a job at {brand.name}, or asks for your password, it is not us.
        </Trans>
      </p>
    </TextPage>
  );
}
