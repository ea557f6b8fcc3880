import { Card, Heading, TextLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { PublicPerson } from "./user-page.ts";

/** Introduction, links and further entries: the API only returns what the owner shows. */
export function ProfileDetails({ person: { profile, social, metadata } }: { person: PublicPerson }) {
  const links = (["google", "facebook", "twitter"] as const).flatMap((site) =>
    social[site] ? [{ name: SITE_NAMES[site], href: social[site] }] : [],
  );
  const hasLinks = links.length > 0 || social.email !== null;
  if (!profile.brief && !hasLinks && metadata.length === 0) return null;
  return (
    <Columns>
      {profile.brief && (
        <Card as="section" aria-labelledby="introduction">
          <Heading level={2} size="m" id="introduction">
            <Trans>Introduction</Trans>
          </Heading>
          <Own lang="" dir="auto">
            {profile.brief}
          </Own>
        </Card>
      )}
      {(hasLinks || metadata.length > 0) && (
        <Card as="section" aria-labelledby="elsewhere">
          <Heading level={2} size="m" id="elsewhere">
            <Trans>Contact and more</Trans>
          </Heading>
          <Entries>
            {social.email && (
              <div>
                <dt>
                  <Trans>Email</Trans>
                </dt>
                <dd>
                  <TextLink href={`mailto:${social.email}`}>{social.email}</TextLink>
                </dd>
              </div>
            )}
            {links.map(({ name, href }) => (
              <div key={name}>
                <dt lang="en">{name}</dt>
                <dd>
                  <Outside href={href} />
                </dd>
              </div>
            ))}
            {metadata.map((entry) => (
              <div key={entry._cid}>
                <dt lang="" dir="auto">
                  {entry.name}
                </dt>
                <dd lang="" dir="auto">
                  {entry.type === "url" && entry.url ? <Outside href={entry.url} /> : entry.value}
                </dd>
              </div>
            ))}
          </Entries>
        </Card>
      )}
    </Columns>
  );
}

/** A user-provided link: opens in a new window without opener or referrer. */
function Outside({ href }: { href: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </TextLink>
  );
}

const SITE_NAMES = { google: "Google", facebook: "Facebook", twitter: "X (Twitter)" } as const;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: var(--space-4);
  & h2 {
    margin-bottom: var(--space-2);
  }
`;
const Own = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Entries = styled.dl`
  display: grid;
  gap: var(--space-2);
  & > div {
    display: grid;
    grid-template-columns: minmax(5rem, 8rem) minmax(0, 1fr);
    gap: var(--space-3);
  }
  & dt {
    color: var(--text-faint);
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
