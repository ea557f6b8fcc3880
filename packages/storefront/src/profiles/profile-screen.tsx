import { MeProfileDocument } from "@catnip/sdk/profiles/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Skeleton, Stack } from "@catnip/ui";
import { useQuery } from "urql";
import { AccountSection, SectionNav } from "../accounts/sections.tsx";
import { Security } from "../accounts/security.tsx";
import { DeleteAccount } from "../accounts/delete-account.tsx";
import { LanguageChoice } from "../preferences/language-choice.tsx";
import { HiddenAuthors } from "../boundaries/hidden-authors.tsx";
import { DiscreetSwitch } from "../discreet/discreet-switch.tsx";
import { ContentPreferences } from "../preferences/content-preferences.tsx";
import { NotificationSettings } from "../notifications/notification-settings.tsx";
import { RedeemCode } from "../redemptions/redeem-code.tsx";
import { MyWallet } from "../wallets/my-wallet.tsx";
import { AccountInfo } from "./account-info.tsx";
import { Entries } from "./entry-list.tsx";
import { LOGGED_OUT, type MyProfile } from "./my-profile.ts";
import { Residence } from "./residence.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Visibility } from "./visibility.tsx";

/** All settings of a player on one page, with a table of contents. */
export function ProfileScreen() {
  const [found, retry] = useQuery({ query: MeProfileDocument, requestPolicy: "cache-and-network" });
  return (
    <QueryResult of={found} retry={retry} placeholder={<Skeleton height="40rem" radius="var(--radius-l)" />}>
      {({ me }) => (me ? <Sections me={me} /> : <LoadFailed fault={LOGGED_OUT} retry={retry} />)}
    </QueryResult>
  );
}

function Sections({ me }: { me: MyProfile }) {
  return (
    <SectionNav>
      <Stack gap={5}>
        <AccountSection id="about">
          <AccountInfo me={me} />
        </AccountSection>
        <AccountSection id="social">
          <SocialLinks me={me} />
        </AccountSection>
        <AccountSection id="entries">
          <Entries entries={me.metadata} />
        </AccountSection>
        <AccountSection id="visibility">
          <Visibility me={me} />
        </AccountSection>
        <AccountSection id="wallet">
          <MyWallet />
        </AccountSection>
        <AccountSection id="redeem">
          <RedeemCode />
        </AccountSection>
        <AccountSection id="country">
          <Residence />
        </AccountSection>
        <AccountSection id="language">
          <LanguageChoice />
        </AccountSection>
        <AccountSection id="notifications">
          <NotificationSettings isCreator={me.auth.includes("creator")} />
        </AccountSection>
        <AccountSection id="content">
          <Stack gap={5}>
            <ContentPreferences />
            <HiddenAuthors />
          </Stack>
        </AccountSection>
        <AccountSection id="discreet">
          <DiscreetSwitch />
        </AccountSection>
        <AccountSection id="security">
          <Security email={me.email} since={me.created_at} />
        </AccountSection>
        <AccountSection id="delete">
          <DeleteAccount />
        </AccountSection>
      </Stack>
    </SectionNav>
  );
}
