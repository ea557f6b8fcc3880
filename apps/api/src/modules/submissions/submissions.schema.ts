import { REVIEW_DECISIONS, SUBMIT_PROBLEM_KINDS, SUBMIT_STATES } from "@catnip/domain/submissions";
import { BuildKindRef, BuildLanguageRef, PlatformRef } from "../catalog/catalog.schema.ts";
import { closedSet } from "../../platform/closed-set.ts";
import type { SubmitProblem, SubmittedPrice, SubmittedStore } from "@catnip/domain/submissions";
import { builder } from "../../platform/builder.ts";
import { loader } from "../../platform/loader.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { addStoreSubmit, setStoreSubmit } from "./draft-submits.ts";
import { buildsOfStores, eventsOfSubmits, findStoreSubmits } from "./find-submits.ts";
import { reviewStoreSubmit } from "./review-submits.ts";
import { InfoInputRef, PackInputRef, PriceInputRef, StoreInputRef } from "./submissions.inputs.ts";
import { submitStoreSubmit, withdrawStoreSubmit } from "./submit-submits.ts";
import type {
  StoreSubmit,
  StoreSubmitEvent,
  StoreSubmitGamePack,
  StoreSubmitImage,
  StoreSubmitInfo,
  StoreSubmitList,
  SubmitBuild,
} from "./submissions.types.ts";
import "./upload-scope.ts";

const SubmitStateRef = closedSet(
  "SubmitState",
  "submissions",
  SUBMIT_STATES,
  "The way of a submission: written, handed in, looked at, decided, seen by everybody.",
);
const SubmitProblemKindRef = closedSet(
  "SubmitProblemKind",
  "submissions",
  SUBMIT_PROBLEM_KINDS,
  "What is wrong with a field.",
);
const ReviewDecisionRef = closedSet(
  "ReviewDecision",
  "submissions",
  REVIEW_DECISIONS,
  "What a reviewer may do with a submission.",
);

const ImageRef = builder.objectRef<StoreSubmitImage>("StoreSubmitImage").implement({
  description: "A picture of a submission.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names the picture in `setStoreSubmit`." }),
    url: t.exposeString("url", { description: "As `Image.url`: `{width}` is to be filled in." }),
    width: t.exposeInt("width", { description: "Of the largest size, in pixels." }),
    height: t.exposeInt("height", { description: "Of the largest size, in pixels." }),
    alt: t.exposeString("alt", { nullable: true, description: "What to say instead of the picture." }),
  }),
});

const LinksRef = builder.objectRef<SubmittedStore["links"]>("StoreSubmitLinks").implement({
  description: "Pages outside the shop; https.",
  fields: (t) => ({
    trial_app: t.exposeString("trial_app", {
      nullable: true,
      description: "Where the trial is offered too.",
    }),
    official_app: t.exposeString("official_app", {
      nullable: true,
      description: "Where the official build is offered too.",
    }),
  }),
});

const StoreRef = builder.objectRef<StoreSubmit["store"]>("StoreSubmitStore").implement({
  description: "The game itself, as it shall be.",
  fields: (t) => ({
    id: t.exposeInt("id", { description: "Number of the game; no one else sees it before it is accepted." }),
    path: t.exposeString("path", { description: "Readable name; made from the name when first accepted." }),
    category: t.exposeString("category", { nullable: true, description: "Shelf; null: not chosen yet." }),
    default_lang: t.exposeString("default_lang", { description: "Lower case, `en-us`." }),
    released_at: t.expose("released_at", {
      type: "DateTime",
      nullable: true,
      description: "The day it comes out; null: not decided yet.",
    }),
    start_preview_at: t.expose("start_preview_at", {
      type: "DateTime",
      nullable: true,
      description: "From when on it is shown with its date; null: not before its release.",
    }),
    support_platform: t.exposeStringList("support_platform", {
      description: "web, windows, mac, android, ios, platform app.",
    }),
    serial_status: t.exposeString("serial_status", { description: "ongoing or completed." }),
    cg_count: t.exposeInt("cg_count", { nullable: true, description: "Number of full pictures." }),
    word_count: t.exposeInt("word_count", { nullable: true, description: "Words of its text." }),
    tags: t.idList({ description: "Ids of the controlled list.", resolve: ({ tags }) => [...tags] }),
    content_warnings: t.idList({
      description: "Ids of the controlled list, without `warning/`.",
      resolve: ({ content_warnings }) => [...content_warnings],
    }),
    links: t.expose("links", { type: LinksRef, description: "Pages outside the shop." }),
  }),
});

const InfoRef = builder.objectRef<StoreSubmitInfo>("StoreSubmitInfo").implement({
  description: "Texts and pictures in one language.",
  fields: (t) => ({
    language: t.exposeString("language", { description: "Lower case, `zh-cn`." }),
    name: t.exposeString("name", { description: "Plain text." }),
    brief: t.exposeString("brief", { description: "Plain text." }),
    introduction: t.exposeString("introduction", { description: "HTML, cleaned." }),
    labels: t.exposeStringList("labels", { description: "Short words beside the name." }),
    cover: t.expose("cover", { type: ImageRef, nullable: true, description: "4:3; null: not there yet." }),
    cover1to1: t.expose("cover1to1", {
      type: ImageRef,
      nullable: true,
      description: "Square; null: not there yet.",
    }),
    screenshots: t.field({
      type: [ImageRef],
      description: "In the creator's order.",
      resolve: ({ screenshots }) => [...screenshots],
    }),
  }),
});

const PriceRef = builder.objectRef<SubmittedPrice>("StoreSubmitPrice").implement({
  description: "List price in one country.",
  fields: (t) => ({
    country: t.exposeString("country", { description: "Two lower-case letters." }),
    price: t.exposeInt("price", { description: "Meowcent." }),
  }),
});

const BuildRef = builder.objectRef<SubmitBuild>("StoreSubmitBuild").implement({
  description: "An uploaded build of the game.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Names the build in `store_submit_game_pack`." }),
    kind: t.expose("kind", { type: BuildKindRef, description: "official or trial." }),
    platform: t.expose("platform", {
      type: PlatformRef,
      description: "Systems it runs on.",
    }),
    language: t.expose("language", { type: BuildLanguageRef, description: "The language it holds." }),
    version: t.exposeString("version", { description: "As the creator counts." }),
    filename: t.exposeString("filename", { description: "Name of the uploaded archive." }),
    size: t.exposeFloat("size", { description: "Bytes." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was uploaded." }),
  }),
});

const PackRef = builder.objectRef<StoreSubmitGamePack>("StoreSubmitGamePack").implement({
  description: "What of the uploaded builds is offered.",
  fields: (t) => ({
    languages: t.exposeStringList("languages", { description: "Languages the game can be played in." }),
    official_app: t.idList({
      description: "Uuids of the official builds that are offered.",
      resolve: ({ official_app }) => [...official_app],
    }),
    trial_app: t.idList({
      description: "Uuids of the trial builds that are offered.",
      resolve: ({ trial_app }) => [...trial_app],
    }),
    builds: t.field({
      type: [BuildRef],
      description: "All builds of the game, newest first: what can be chosen among.",
      resolve: async ({ store_id }, _args, context) => [
        ...((await loader(context, BUILDS, (ids: readonly number[]) => buildsOfStores(context, ids)).load(
          store_id,
        )) ?? []),
      ],
    }),
  }),
});

const BUILDS = Symbol("builds of submissions");

const ProblemRef = builder.objectRef<SubmitProblem>("StoreSubmitProblem").implement({
  description: "One thing that keeps a draft from being submitted.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Path such as `store_submit_info.0.name`." }),
    problem: t.expose("problem", {
      type: SubmitProblemKindRef,
      description: "required, too-long, too-many, unknown, repeated, out-of-range, order, fixed.",
    }),
  }),
});

const EventRef = builder.objectRef<StoreSubmitEvent>("StoreSubmitEvent").implement({
  description: "One step a submission took.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Names the step." }),
    version: t.exposeInt("version", { description: "The version it made." }),
    state: t.expose("state", { type: SubmitStateRef, description: "The state it led to." }),
    reason: t.exposeString("reason", { nullable: true, description: "What the reviewer wrote." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was taken." }),
  }),
});

const SubmitRef = builder.objectRef<StoreSubmit>("StoreSubmit").implement({
  description:
    "What a creator wants the public page of a game to be. Only the creator and reviewers see it; the page is made of what was accepted last.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Made by the client; `scope_uuid` of its pictures." }),
    store: t.expose("store", { type: StoreRef, description: "The game itself." }),
    store_submit_info: t.field({
      type: [InfoRef],
      description: "Texts and pictures per language.",
      resolve: ({ store_submit_info }) => [...store_submit_info],
    }),
    store_submit_price: t.field({
      type: [PriceRef],
      description: "List prices per country.",
      resolve: ({ store_submit_price }) => [...store_submit_price],
    }),
    store_submit_game_pack: t.expose("store_submit_game_pack", {
      type: PackRef,
      description: "Languages and builds.",
    }),
    state: t.expose("state", {
      type: SubmitStateRef,
      description:
        "draft, submitted, in_review, accepted, refused, published. Accepted becomes published on the day the game is first shown.",
    }),
    version: t.exposeInt("version", { description: "Counts changes; to be sent along with the next one." }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    author_id: t.exposeID("author_id", { description: "Uuid of the creator." }),
    all_characters_adult: t.exposeBoolean("all_characters_adult", {
      description: "Confirmed with the last submission: every character shown is an adult.",
    }),
    rights_held: t.exposeBoolean("rights_held", {
      description: "Confirmed with the last submission: all rights needed are held.",
    }),
    problems: t.field({
      type: [ProblemRef],
      description: "What keeps it from being submitted; empty: nothing but the confirmations.",
      resolve: ({ problems }) => [...problems],
    }),
    changed_fields: t.exposeStringList("changed_fields", {
      description: "Paths of what differs from the public page, such as `store_submit_info.en-us.name`.",
    }),
    is_public: t.exposeBoolean("is_public", { description: "Whether everybody can see the game now." }),
    history: t.field({
      type: [EventRef],
      description: "The steps it took, newest first.",
      resolve: async ({ uuid }, _args, context) => [
        ...((await loader(context, EVENTS, (uuids: readonly string[]) =>
          eventsOfSubmits(context, uuids),
        ).load(uuid)) ?? []),
      ],
    }),
    submitted_at: t.expose("submitted_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was last handed in.",
    }),
    reviewed_at: t.expose("reviewed_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was last decided.",
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was begun." }),
    updated_at: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
  }),
});

const EVENTS = Symbol("steps of submissions");

const SubmitListRef = builder.objectRef<StoreSubmitList>("StoreSubmitList").implement({
  description: "One page of submissions.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "How many there are on all pages." }),
    list: t.field({
      type: [SubmitRef],
      description: "This page.",
      resolve: ({ list }) => [...list],
    }),
  }),
});

builder.queryField("findStoreSubmit", (t) =>
  t.field({
    type: SubmitListRef,
    description:
      "A creator's own submissions; for reviewers and root also those of others that were handed in at least once.",
    args: {
      uuid: t.arg.id({ description: "One submission." }),
      store_id: t.arg.int({ description: "The submission of one game." }),
      state: t.arg({ type: [SubmitStateRef], description: "Only these states." }),
      q: t.arg({
        type: PageInputRef,
        description: "`orderField`: updated_at or submitted_at with -asc or -desc; absent: updated_at-desc.",
      }),
      limit: t.arg.int({ description: "1 to 100; absent: 20." }),
    },
    resolve: (_parent, args, context) => findStoreSubmits(context, args),
  }),
);

builder.mutationField("addStoreSubmit", (t) =>
  t.field({
    type: SubmitRef,
    description:
      "Begins a submission. Repeating it answers the one that is there. The creator becomes the game's author.",
    args: {
      uuid: t.arg.id({ required: true, description: "Made by the client." }),
      store_id: t.arg.int({ description: "A game of one's own that is in the shop; absent: a new game." }),
    },
    resolve: (_parent, args, context) => addStoreSubmit(context, args),
  }),
);

builder.mutationField("setStoreSubmit", (t) =>
  t.field({
    type: SubmitRef,
    description:
      "Changes a draft; parts that are left out stay. What was accepted or refused becomes a draft again, while the public page stays as it is.",
    args: {
      uuid: t.arg.id({ required: true, description: "The submission." }),
      version: t.arg.int({
        required: true,
        description: "The version that was shown; another one: `request/version-conflict`.",
      }),
      store: t.arg({ type: StoreInputRef, description: "The game itself." }),
      store_submit_info: t.arg({
        type: [InfoInputRef],
        description: "All languages; those left out are taken away.",
      }),
      store_submit_price: t.arg({
        type: [PriceInputRef],
        description: "All prices; those left out are taken away.",
      }),
      store_submit_game_pack: t.arg({ type: PackInputRef, description: "Languages and builds." }),
    },
    resolve: (_parent, args, context) => setStoreSubmit(context, args),
  }),
);

builder.mutationField("submitStoreSubmit", (t) =>
  t.field({
    type: SubmitRef,
    description: "Hands a draft in for review; `submission/incomplete` names the first problem.",
    args: {
      uuid: t.arg.id({ required: true, description: "The submission." }),
      version: t.arg.int({ required: true, description: "The version that was shown." }),
      all_characters_adult: t.arg.boolean({
        required: true,
        description: "The creator confirms: every character shown is an adult.",
      }),
      rights_held: t.arg.boolean({
        required: true,
        description: "The creator confirms: all rights needed to publish the game are held.",
      }),
    },
    resolve: (_parent, args, context) => submitStoreSubmit(context, args),
  }),
);

builder.mutationField("withdrawStoreSubmit", (t) =>
  t.field({
    type: SubmitRef,
    description: "Takes a submission back before it was decided, to go on with it as a draft.",
    args: {
      uuid: t.arg.id({ required: true, description: "The submission." }),
      version: t.arg.int({ required: true, description: "The version that was shown." }),
    },
    resolve: (_parent, args, context) => withdrawStoreSubmit(context, args),
  }),
);

builder.mutationField("reviewStoreSubmit", (t) =>
  t.field({
    type: SubmitRef,
    description:
      "Takes up (`start`), accepts or refuses a submission. Accepting makes the public page what the submission says, at once and as a whole.",
    args: {
      uuid: t.arg.id({ required: true, description: "The submission; not one's own." }),
      version: t.arg.int({ required: true, description: "The version that was read." }),
      decision: t.arg({ type: ReviewDecisionRef, required: true, description: "What to do." }),
      reason: t.arg.string({ description: "For the creator; required to refuse, at most 2,000 characters." }),
    },
    resolve: (_parent, args, context) => reviewStoreSubmit(context, args),
  }),
);
