import { SetUserCountryDocument } from "@catnip/sdk/profiles/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";

/** Sets the country of residence, once: later only support can. */
export async function setCountry(country: string): Promise<void> {
  await mutate(SetUserCountryDocument, { country });
  // Prices depend on the viewer's country, so wait until the viewer has it.
  await viewerChanged();
}
