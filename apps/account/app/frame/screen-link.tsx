import { TextLink } from "@catnip/ui";
import { usePath } from "@catnip/site/languages/locale.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { oauthQuery } from "../session/oauth-query.ts";

/** A link to another account screen that keeps the OAuth request of the site the visitor came from. */
export function ScreenLink({ to, children }: { to: string; children?: ReactNode }) {
  const path = usePath();
  const { search } = useLocation();
  return <TextLink href={path(to) + oauthQuery(search)}>{children}</TextLink>;
}
