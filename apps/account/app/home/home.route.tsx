import { Button, ButtonLink, Divider, Notice, Stack } from "@catnip/ui";
import { useFormat } from "@catnip/i18n";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { styled } from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { useRefusalText } from "../session/refusal.ts";
import type { action, loader } from "./home.server.ts";

export { action, loader } from "./home.server.ts";

export default function HomeScreen() {
  const { t } = useLingui();
  const { me, sessions } = useLoaderData<typeof loader>();
  const { origins } = useSite();
  const path = usePath();
  return (
    <Screen title={t`Your account`} lead={<Trans>You are logged in.</Trans>}>
      <Facts>
        <dt>
          <Trans>Nickname</Trans>
        </dt>
        <dd>{me.nickname}</dd>
        <dt>
          <Trans>Email address</Trans>
        </dt>
        <dd>{me.email}</dd>
      </Facts>
      <Stack gap={3}>
        <ButtonLink href={origins.shop + path("/")} wide>
          <Trans>To the shop</Trans>
        </ButtonLink>
        <ButtonLink href={path("/forgot")} kind="secondary" wide>
          <Trans>Change the password</Trans>
        </ButtonLink>
        <ButtonLink href={path("/sign-out")} kind="ghost" wide>
          <Trans>Log out</Trans>
        </ButtonLink>
      </Stack>
      {sessions.length > 0 && (
        <>
          <Divider />
          <Sessions />
        </>
      )}
    </Screen>
  );
}

/** The player's other sessions, and a button that ends all of them. */
function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "code" in answer ? answer : null;
  const problem = useRefusalText(refusal);
  const format = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Stack gap={4}>
      <h2>
        <Trans>Where you are logged in</Trans>
      </h2>
      {answer && "ended" in answer && (
        <Notice tone="success">
          <Trans>All other devices are logged out.</Trans>
        </Notice>
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <List>
        {sessions.map((session) => (
          <li key={session.key}>
            <span>{session.userAgent}</span>
            <span>
              {session.isHere ? (
                <Trans>This device</Trans>
              ) : (
                <Trans>Last used {format.dateTime(session.lastSeenAt)}</Trans>
              )}
            </span>
          </li>
        ))}
      </List>
      {sessions.some(({ isHere }) => !isHere) && (
        <Form method="post">
          <Button type="submit" kind="secondary" wide busy={isBusy}>
            <Trans>Log out all other devices</Trans>
          </Button>
        </Form>
      )}
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  & dt {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  & dd {
    margin: 0 0 var(--space-3);
    overflow-wrap: anywhere;
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  & li {
    display: grid;
  }
  & span + span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
