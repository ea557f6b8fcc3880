import { VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export { headers } from "@catnip/site/http/page-headers.ts";
export { loader } from "../pages/text-page.server.ts";

/** `/test/empty`: the layout without anything in it. */
export default function EmptyPage() {
  const { t } = useLingui();
  return (
    <main>
      <title>{t`Empty page`}</title>
      <meta name="robots" content="noindex" />
      <VisuallyHidden as="h1">
        <Trans>Empty page</Trans>
      </VisuallyHidden>
    </main>
  );
}
