import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Skeleton, Stack } from "@catnip/ui";
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
import { loadProfile } from "./my-profile.ts";
import { Residence } from "./residence.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Visibility } from "./visibility.tsx";

/** Everything a player can change about themselves, in one page with its own table of contents. */
export function ProfileScreen() {
  const profile = useQuery(["profile"], loadProfile, { fresh: true });
  return (
    <>
      {profile.state === "loading" && <Skeleton height="40rem" radius="var(--radius-l)" />}
      {profile.state === "failed" && <LoadFailed fault={profile.fault} retry={profile.reload} />}
      {profile.state === "ready" && (
        <SectionNav>
          <Stack gap={5}>
            <AccountSection id="about">
              <AccountInfo me={profile.value} />
            </AccountSection>
            <AccountSection id="social">
              <SocialLinks me={profile.value} />
            </AccountSection>
            <AccountSection id="entries">
              <Entries entries={profile.value.metadata} />
            </AccountSection>
            <AccountSection id="visibility">
              <Visibility me={profile.value} />
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
              <NotificationSettings isCreator={profile.value.auth.includes("creator")} />
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
              <Security email={profile.value.email} since={profile.value.created_at} />
            </AccountSection>
            <AccountSection id="delete">
              <DeleteAccount />
            </AccountSection>
          </Stack>
        </SectionNav>
      )}
    </>
  );
}
