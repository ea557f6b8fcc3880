import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { earned, requestPayout } from "./earn.ts";
import { ACCOUNT, setAccount } from "./payout-account.ts";

export const refusals: Refusals = {
  "pay/account-waiting": async ({ shop }) => {
    const creator = await shop.player({ roles: ["creator"] });
    await earned(shop.db, creator.uuid, 7_000);
    await setAccount(shop, creator);
    return codeOf(await requestPayout(shop, creator, 7_000));
  },
  "pay/holder-characters": async ({ shop }) =>
    codeOf(await setAccount(shop, await shop.player({ roles: ["creator"] }), { ...ACCOUNT, holder: "Zoë" })),
};
