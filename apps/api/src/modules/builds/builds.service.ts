import { downloadFilename, neutralFilename, type BuildKind, type BuildLanguage } from "@catnip/domain/builds";
import type { BlacklistEntry, Platform } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";
import { DEFAULT_LOCALE, nearestText, textInWriting } from "@catnip/domain/locales";
import { siteOrigin } from "../../platform/config.ts";
import { mailTranslator } from "../../platform/mail-messages/index.ts";
import { playOrigin } from "../../platform/play-origin.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { playerOf } from "../../platform/viewer.ts";
import { refusalOf } from "./build-refusal.ts";
import { createDownloadLinks, downloadKeyOf } from "./download-links.ts";
import { DOWNLOAD } from "./download-messages.ts";
import { PLAY_TICKET_MS, playTickets } from "./tickets.ts";

export type StoreAuthorization = {
  readonly authorized: boolean;
  readonly store_url: readonly StoreUrl[];
  /** Why there is no trial link although trials for these systems exist; null: there is a link, or no such build. */
  readonly trial_refusal: ErrorCode | null;
  readonly official_refusal: ErrorCode | null;
};

export type StoreUrl = {
  readonly type: "trial" | "official";
  readonly platform: Platform;
  readonly language: BuildLanguage;
  readonly url: string;
  readonly filename: string | null;
  readonly version: string;
  readonly size: number;
  readonly sha256: string;
  readonly released_at: Date;
  /** Null: as long as the game is owned and its owner does not end their links. */
  readonly expires_at: Date | null;
  /** It shares memory between threads, so its page has to be cross-origin isolated. */
  readonly needs_threads: boolean;
};

/**
 * Whether the viewer owns a game, plus links to what they may have of it: trials for everyone, official builds for
 * owners once the game is out, neither if the blacklist forbids it. Links to web builds carry tickets for a minute, so
 * request them on click; downloads work as long as the game is owned (R-DLV-1).
 *
 * @param input.os only builds for these systems; absent: all
 * @param input.older also the versions before, which owners keep; the newest first
 * @throws ApiError `store/not-found`
 */
export async function storeAuthorization(
  context: RequestContext,
  input: {
    readonly id: number;
    readonly os?: readonly string[] | null | undefined;
    readonly locale?: string | null | undefined;
    readonly older?: boolean | null | undefined;
  },
): Promise<StoreAuthorization> {
  const viewerUuid = playerOf(context)?.uuid ?? null;
  const [game] = await read<GameRow>(context.db, GAME, [input.id, viewerUuid, context.now()]);
  if (!game || !(game.owned || game.visible))
    throw new ApiError("store/not-found", "The game was not found.");

  const locale = input.locale ?? DEFAULT_LOCALE;
  const wanted = game.builds
    .filter((build) => !input.os || input.os.includes(build.platform))
    .map((build) => ({ build, refusal: refusalOf(game, build, { locale, signedIn: viewerUuid !== null }) }));
  const allowed = wanted.filter(({ refusal }) => refusal === null).map(({ build }) => build);
  const refusalFor = (kind: BuildKind) => {
    const refusals = wanted
      .filter(({ build }) => build.kind === kind && build.is_active)
      .map(({ refusal }) => refusal);
    return refusals.includes(null) ? null : (refusals[0] ?? null);
  };
  const current = allowed.filter(({ is_active }) => is_active);
  return {
    authorized: game.owned,
    store_url: await linksTo(context, game, input.older ? allowed : newestOf(current, locale), locale),
    trial_refusal: refusalFor("trial"),
    official_refusal: refusalFor("official"),
  };
}

type BuildRow = {
  readonly uuid: string;
  readonly kind: "trial" | "official";
  readonly platform: Platform;
  readonly language: BuildLanguage;
  readonly version: string;
  readonly filename: string;
  readonly hash: string;
  readonly size: number;
  readonly entry: string | null;
  readonly needs_threads: boolean;
  readonly is_active: boolean;
  /** ISO 8601. */
  readonly created_at: string;
};

type GameRow = {
  readonly visible: boolean;
  readonly released: boolean;
  readonly owned: boolean;
  readonly discreet: boolean;
  readonly default_lang: string;
  readonly names: readonly { readonly language: string; readonly name: string }[];
  readonly builds: readonly BuildRow[];
  readonly blacklist: readonly BlacklistEntry[];
};

const GAME = `
  select s.is_published and (s.released_at <= $3::timestamptz or s.start_preview_at <= $3::timestamptz) is true as visible,
    coalesce(s.released_at <= $3::timestamptz, false) as released,
    exists (select 1 from entitlements e where e.store_id = s.id and e.user_uuid = $2::uuid) as owned,
    exists (select 1 from store_preferences p where p.user_uuid = $2::uuid and p.is_discreet) as discreet,
    s.default_lang,
    (select coalesce(json_agg(json_build_object('language', i.language, 'name', i.name) order by i.language), '[]')
      from store_infos i where i.store_id = s.id) as names,
    (select coalesce(json_agg(json_build_object('uuid', b.uuid, 'kind', b.kind, 'platform', b.platform,
        'language', b.language, 'version', b.version, 'filename', b.filename, 'hash', b.hash, 'size', b.size,
        'entry', b.entry, 'needs_threads', b.needs_threads, 'is_active', b.is_active, 'created_at', b.created_at)
        order by b.created_at desc, b.uuid desc), '[]')
      from builds b where b.store_id = s.id
        and (b.is_active or b.kind = 'official' and b.platform <> 'web' and b.updated_at is not null)) as builds,
    (select coalesce(json_agg(json_build_object('is_active', l.is_active, 'blocked_locale', l.blocked_locale,
        'blocked_trial_os', l.blocked_trial_os, 'blocked_official_os', l.blocked_official_os)), '[]')
      from store_blacklists l where l.store_id = s.id) as blacklist
  from stores s where s.id = $1`;

/** The newest build per kind, system and language; among several languages the reader's first. */
function newestOf(builds: readonly BuildRow[], locale: string): readonly BuildRow[] {
  const newest = new Map<string, BuildRow>();
  for (const build of builds) {
    const key = `${build.kind} ${build.platform} ${build.language}`;
    if (!newest.has(key)) newest.set(key, build);
  }
  const kept = [...newest.values()];
  const readersOf = ({ kind, platform }: BuildRow) => {
    const ones = kept.filter((other) => other.kind === kind && other.platform === platform);
    return (
      textInWriting(ones, locale, languageIn) ??
      ones.find(({ language }) => language === "any") ??
      nearestText(ones, locale, { languageIn })
    );
  };
  const isReaders = (build: BuildRow) => readersOf(build) === build;
  return kept.toSorted((a, b) => Number(isReaders(b)) - Number(isReaders(a)));
}

const languageIn = ({ language }: { readonly language: string }) => language;

async function linksTo(
  context: RequestContext,
  game: GameRow,
  offered: readonly BuildRow[],
  locale: string,
): Promise<readonly StoreUrl[]> {
  const { config, db } = context;
  const now = context.now();
  const player = playerOf(context)?.uuid ?? null;
  const ownerOf = ({ kind }: BuildRow) => (kind === "official" ? player : null);
  const isKeyNeeded = offered.some((build) => build.platform !== "web" && ownerOf(build) !== null);
  const key = player !== null && isKeyNeeded ? await downloadKeyOf(db, player, now) : "";
  const links = createDownloadLinks(config);
  const trial = mailTranslator(locale)._(DOWNLOAD.trial);
  const name = nearestText(game.names, locale, { languageIn, original: game.default_lang })?.name ?? "";

  return Promise.all(
    offered.map(async (build) => {
      const { uuid, kind, platform, language, version, size } = build;
      const { needs_threads } = build;
      const stated = { type: kind, platform, language, version, size, sha256: build.hash, needs_threads };
      const released_at = new Date(build.created_at);
      const user = ownerOf(build);
      if (platform === "web") {
        const expires_at = new Date(now.getTime() + PLAY_TICKET_MS);
        const ticket = playTickets(config).seal({ b: uuid, u: user }, expires_at);
        const page = (build.entry ?? "").split("/").map(encodeURIComponent).join("/");
        const url = `${playOrigin(config, buildLabel(uuid))}/${page}?ticket=${ticket}`;
        return { ...stated, url, filename: null, released_at, expires_at };
      }
      const described = { name, version, platform, language, uploadedAs: build.filename };
      const filename = game.discreet
        ? neutralFilename(uuid, build.filename)
        : downloadFilename({ ...described, trial: kind === "trial" ? trial : null });
      const owner = user === null ? null : { uuid: user, key };
      const ticket = await links.seal({ build: uuid, owner, locale, filename }, now);
      const address = `${siteOrigin(config, "api")}/download/${uuid}/${encodeURIComponent(filename)}`;
      return { ...stated, url: `${address}?ticket=${ticket}`, filename, released_at, expires_at: null };
    }),
  );
}

/** Every build has its own origin, so that games can access neither the shop nor each other. */
const buildLabel = (buildUuid: string) => `b${buildUuid.replaceAll("-", "")}`;
