import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { isSignedIn } from "@catnip/site/session/sign-in.server.ts";
import { Button, ButtonLink, Container, Heading } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";

/** Whether the visitor is logged in; null while that is unknown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { signedIn: await isSignedIn(request, context.get(apiContext)) };
}

export const headers = () => ({ "Cache-Control": "private, no-store" });

export default function HomeRoute() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <Container width="narrow">
      <title>{t`Home`}</title>
      <Heading level={1}>
        <Trans>Home</Trans>
      </Heading>
      {signedIn === true ? (
        <Button onClick={() => void openPopup({ name: "greeting", props: {} })}>
          <Trans>Say hello</Trans>
        </Button>
      ) : (
        <ButtonLink href={loginPath(pathname)} document>
          <Trans>Log in</Trans>
        </ButtonLink>
      )}
    </Container>
  );
}
