import { SOCIAL_SITES, socialLink, type SocialSite } from "@catnip/domain/profiles";
import { useAction } from "@catnip/site/data/use-action.ts";
import { Stack, Switch, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";
import { saveProfile, type MyProfile } from "./my-profile.ts";
import { SaveRow } from "./save-row.tsx";

const SocialDraft = v.object({ google: v.string(), facebook: v.string(), twitter: v.string() });

const SITE_NAMES: Record<SocialSite, string> = {
  google: "Google",
  facebook: "Facebook",
  twitter: "Twitter (X)",
};
const EXAMPLES: Record<SocialSite, string> = {
  google: "https://g.dev/…",
  facebook: "https://www.facebook.com/…",
  twitter: "https://x.com/…",
};

/** Whether the mail address is shown, and links to pages elsewhere (R-PRF-4, R-PRF-5). */
export function SocialLinks({ me: { email, profile } }: { me: MyProfile }) {
  const { t } = useLingui();
  const { social } = profile;
  const draft = useDraft("social", SocialDraft, {
    google: social.google ?? "",
    facebook: social.facebook ?? "",
    twitter: social.twitter ?? "",
  });
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isWrong = (site: SocialSite) => {
    const typed = draft.value[site].trim();
    return typed !== "" && socialLink(site, typed) === null;
  };
  const showing = useAction((email_show: boolean) => saveProfile({ profile: { social: { email_show } } }));
  const hiding = useAction((site: SocialSite, show: boolean) =>
    saveProfile({ profile: { social: { [`${site}_show`]: show } } }),
  );
  const isShown = (site: SocialSite) =>
    hiding.busyWith?.[0] === site ? hiding.busyWith[1] : social[`${site}_show`];
  const saving = useAction(
    () => saveProfile({ profile: { social: draft.value } }),
    () => {
      draft.drop();
      setTried(false);
      setSaved(true);
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!SOCIAL_SITES.some(isWrong)) saving.run();
  };
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <TextField label={t`Email address`} type="email" value={email} readOnly />
        <Switch
          label={<Trans>Show my email address on my page</Trans>}
          hint={t`Off unless you turn it on. No one else sees your address.`}
          checked={showing.busyWith?.[0] ?? social.email_show}
          onChange={(event) => showing.run(event.currentTarget.checked)}
        />
      </Stack>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {SOCIAL_SITES.map((site) => {
            const name = SITE_NAMES[site];
            return (
              <Stack key={site} gap={2}>
                <TextField
                  label={name}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder={EXAMPLES[site]}
                  value={draft.value[site]}
                  error={isTried && isWrong(site) ? t`Please enter an https address of ${name}.` : null}
                  onChange={(event) => {
                    setSaved(false);
                    draft.set({ ...draft.value, [site]: event.currentTarget.value });
                  }}
                />
                <Switch
                  label={<Trans>Show my {name} link on my page</Trans>}
                  checked={isShown(site)}
                  onChange={(event) => hiding.run(site, event.currentTarget.checked)}
                />
              </Stack>
            );
          })}
          <SaveRow
            isChanged={draft.isChanged}
            isBusy={saving.isBusy}
            isSaved={isSaved}
            undo={() => draft.drop()}
          />
        </Stack>
      </form>
    </Stack>
  );
}
