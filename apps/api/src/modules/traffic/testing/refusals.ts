import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "traffic/consent-required": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { addClientSourceProfileByGuest(client_type: "web", os: "", os_version: "", device_brand: "",
          device_model: "", meta: {}) { uuid } }`,
      ),
    ),
};
