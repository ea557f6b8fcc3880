import { MeDocument, MeProfileDocument, SetUserCountryDocument } from "@catnip/sdk/profiles/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { tellTabs } from "../shell/tabs.ts";

/** Sets the country of residence, once: later only support can. */
export async function setCountry(country: string): Promise<void> {
  await mutate(
    SetUserCountryDocument,
    { country },
    {
      changes(answers, { setUserCountry: me }) {
        answers.update(MeDocument, () => ({ me }));
        answers.drop(MeProfileDocument);
      },
    },
  );
  tellTabs({ says: "changed" });
}
