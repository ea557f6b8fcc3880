import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { ACCOUNT, setAccount } from "./earn.ts";

export const refusals: Refusals = {
  "pay/holder-characters": async ({ shop }) =>
    codeOf(await setAccount(shop, await shop.player({ roles: ["creator"] }), { ...ACCOUNT, holder: "Zoë" })),
};
