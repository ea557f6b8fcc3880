import { randomUUID } from "node:crypto";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "auth/user-not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setUserCountryBySupport(user_uuid: "${randomUUID()}", country: "TW", reason: "A player asked for it.") { user_uuid } }`,
        {},
        await shop.player({ roles: ["support"] }),
      ),
    ),
  "profile/country-already-set": async ({ shop }) =>
    codeOf(await shop.ask('mutation { setUserCountry(country: "TW") { uuid } }', {}, await shop.player())),
};
