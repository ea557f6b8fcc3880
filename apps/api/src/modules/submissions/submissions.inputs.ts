import { builder } from "../../platform/builder.ts";

const LinksInputRef = builder.inputType("StoreSubmitLinksInput", {
  description: "Pages outside the shop; https. Null takes one away.",
  fields: (t) => ({
    trial_app: t.string({ description: "Where the trial is offered too." }),
    official_app: t.string({ description: "Where the official build is offered too." }),
  }),
});

export const StoreInputRef = builder.inputType("StoreSubmitStoreInput", {
  description: "What is left out stays; null takes away what may be absent.",
  fields: (t) => ({
    category: t.string({ description: "boy-r18, boy-bl, girl-r18 or girl-gl." }),
    default_lang: t.string({
      description: "Language of the texts shown where a reader's own is missing, `en-us`.",
    }),
    released_at: t.field({ type: "DateTime", description: "The day it comes out; fixed once it is out." }),
    start_preview_at: t.field({ type: "DateTime", description: "From when on it is shown with its date." }),
    support_platform: t.stringList({ description: "web, windows, mac, android, ios, platform app." }),
    serial_status: t.string({ description: "ongoing or completed." }),
    cg_count: t.int({ description: "Number of full pictures, 0 to 10 million." }),
    word_count: t.int({ description: "Words of its text, 0 to 10 million." }),
    tags: t.idList({ description: "Ids of the controlled list, the most telling first; at most 20." }),
    content_warnings: t.idList({
      description: "Ids of the controlled list, without `warning/`; at most 20.",
    }),
    links: t.field({ type: LinksInputRef, description: "Pages outside the shop." }),
  }),
});

export const InfoInputRef = builder.inputType("StoreSubmitInfoInput", {
  description: "Texts and pictures in one language.",
  fields: (t) => ({
    language: t.string({ required: true, description: "One of the 13 locales in lower case, `zh-cn`." }),
    name: t.string({ description: "Plain text, at most 100 characters." }),
    brief: t.string({ description: "Plain text, at most 300 characters." }),
    introduction: t.string({ description: "HTML, at most 20,000 characters; cleaned when saved." }),
    labels: t.stringList({ description: "At most 10, of at most 30 characters each." }),
    cover: t.id({
      description: "4:3. Uuid of an upload to this submission, or the `id` of a picture in it.",
    }),
    cover1to1: t.id({ description: "Square; as `cover`." }),
    screenshots: t.idList({ description: "At most 12; as `cover`." }),
  }),
});

export const PriceInputRef = builder.inputType("StoreSubmitPriceInput", {
  description: "List price in one country.",
  fields: (t) => ({
    country: t.string({ required: true, description: "Two letters; `us` is the one the others follow." }),
    price: t.int({ required: true, description: "Meowcent, 0 to 1,000,000." }),
  }),
});

export const PackInputRef = builder.inputType("StoreSubmitGamePackInput", {
  description: "What of the uploaded builds is offered. What is left out stays.",
  fields: (t) => ({
    languages: t.stringList({ description: "Languages the game can be played in, lower case." }),
    official_app: t.idList({ description: "Uuids of official builds of this game." }),
    trial_app: t.idList({ description: "Uuids of trial builds of this game." }),
  }),
});
