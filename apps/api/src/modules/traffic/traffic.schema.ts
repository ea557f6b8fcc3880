import { CLIENT_TYPES } from "@catnip/domain/traffic";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { addClientSourceProfile, type ClientSourceProfile } from "./client-source-profiles.service.ts";
import { addTrafficLog } from "./traffic.service.ts";

const ClientTypeRef = closedSet(
  "ClientType",
  "traffic",
  CLIENT_TYPES,
  "`web` for browsers, `app` for the official app.",
  "text",
);

const ClientSourceProfileRef = builder.objectRef<ClientSourceProfile>("ClientSourceProfile").implement({
  description: "A guest's browser, as far as it introduced itself.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "For the cookie `_client_source_profile_uuid`." }),
    client_type: t.expose("client_type", { type: ClientTypeRef, description: "What introduced itself." }),
    os: t.exposeString("os", { description: "Operating system; empty where the client does not say." }),
    os_version: t.exposeString("os_version", { description: "Empty where the client does not say." }),
    device_brand: t.exposeString("device_brand", { description: "Empty where the client does not say." }),
    device_model: t.exposeString("device_model", { description: "Empty where the client does not say." }),
    meta: t.expose("meta", {
      type: "JSON",
      nullable: true,
      description: "An object of the client's own making.",
    }),
  }),
});

builder.mutationField("addLogTraffic", (t) =>
  t.boolean({
    description:
      "Notes what a visitor did, for statistics; false when it could not be. Never an error for what it is told. The user is the one of the access token. Addresses lose their query, mail addresses and tokens are blanked, and searches are kept without user, browser and session.",
    args: {
      consent: t.arg.boolean({
        description:
          "That the visitor agreed to be counted. Without `true` nothing is kept, and the answer is false.",
      }),
      event_name: t.arg.string({
        required: true,
        description:
          "Such as `page_view`, `begin_checkout`, `pg_store_search`; at most 64 letters, digits and `_`.",
      }),
      client_id: t.arg.string({ description: "The browser, from cookie `_pg`." }),
      session_id: t.arg.string({ description: "The session, from cookie `_pg_default`." }),
      session_count: t.arg.int({ description: "The how-manieth session of the browser; counts from 1." }),
      utm_source: t.arg.string({
        description: "Campaign the visitor came by, from the address; ≤ 100 characters.",
      }),
      utm_medium: t.arg.string({ description: "As `utm_source`." }),
      utm_campaign: t.arg.string({ description: "As `utm_source`." }),
      utm_term: t.arg.string({ description: "As `utm_source`." }),
      utm_content: t.arg.string({ description: "As `utm_source`." }),
      page_location: t.arg.string({ description: "Address of the page; its query is not kept." }),
      page_title: t.arg.string({ description: "≤ 300 characters." }),
      page_referrer: t.arg.string({ description: "Address the visitor came from; its query is not kept." }),
      language: t.arg.string({ description: "Language tag of the browser, such as `zh-TW`." }),
      screen_resolution: t.arg.string({ description: "CSS pixels, such as `1440x900`." }),
      user_agent: t.arg.string({ description: "≤ 400 characters." }),
      meta: t.arg({ type: "JSON", description: "Facts of the event, an object of ≤ 4,000 characters." }),
    },
    resolve: (_parent, args, context) => addTrafficLog(context, args),
  }),
);

builder.mutationField("addClientSourceProfileByGuest", (t) =>
  t.field({
    type: ClientSourceProfileRef,
    description:
      "Introduces a guest's browser and answers the uuid for its cookie. A browser that has a uuid sends it: the same one is answered again and nothing is written twice.",
    args: {
      consent: t.arg.boolean({
        description:
          "That the visitor agreed to be counted. Without `true` it is refused with `traffic/consent-required`.",
      }),
      uuid: t.arg.id({
        description: "What the cookie holds, or a uuid the client made; absent: the server makes one.",
      }),
      platform_key: t.arg.string({ description: "Brand; absent: the one of the page that asks." }),
      client_type: t.arg({ type: ClientTypeRef, required: true, description: "What introduces itself." }),
      os: t.arg.string({ description: "Browsers leave this and the following empty: nothing is measured." }),
      os_version: t.arg.string(),
      device_brand: t.arg.string(),
      device_model: t.arg.string(),
      meta: t.arg({ type: "JSON", description: "An object of ≤ 1,000 characters." }),
    },
    resolve: (_parent, args, context) => addClientSourceProfile(context, args),
  }),
);
