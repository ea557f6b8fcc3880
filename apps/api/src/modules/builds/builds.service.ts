import { buildRefusal, neutralFilename, type BuildKind, type BuildLanguage } from "@catnip/domain/builds";
import type { BlacklistEntry, Platform } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";
import { DEFAULT_LOCALE, nearestText, textInWriting } from "@catnip/domain/locales";
import { siteOrigin } from "../../platform/config.ts";
import { playOrigin } from "../../platform/play-origin.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { playerOf } from "../../platform/viewer.ts";
import { DOWNLOAD_TICKET_MS, downloadTickets, PLAY_TICKET_MS, playTickets } from "./tickets.ts";

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
  readonly expires_at: Date;
};

/**
 * Whether the viewer owns a game, plus links to what they may have of it: trials for everyone, official builds for
 * owners once the game is out, neither if the blacklist forbids it. Links carry short-lived tickets, so request them
 * on click.
 *
 * @param input.os only builds for these systems; absent: all
 * @throws ApiError `store/not-found`
 */
export async function storeAuthorization(
  context: RequestContext,
  input: {
    readonly id: number;
    readonly os?: readonly string[] | null | undefined;
    readonly locale?: string | null | undefined;
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
    const refusals = wanted.filter(({ build }) => build.kind === kind).map(({ refusal }) => refusal);
    return refusals.includes(null) ? null : (refusals[0] ?? null);
  };
  return {
    authorized: game.owned,
    store_url: newestOf(allowed, locale).map((build) => linkTo(context, build, game.discreet)),
    trial_refusal: refusalFor("trial"),
    official_refusal: refusalFor("official"),
  };
}

function refusalOf(
  { released, owned, blacklist }: GameRow,
  { kind, platform }: BuildRow,
  by: { readonly locale: string; readonly signedIn: boolean },
): ErrorCode | null {
  if (kind === "official" && !released) return "store/not-released";
  return buildRefusal({ kind, os: platform, ...by, owned, blacklist });
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
};

type GameRow = {
  readonly visible: boolean;
  readonly released: boolean;
  readonly owned: boolean;
  readonly discreet: boolean;
  readonly builds: readonly BuildRow[];
  readonly blacklist: readonly BlacklistEntry[];
};

const GAME = `
  select s.is_published and (s.released_at <= $3::timestamptz or s.start_preview_at <= $3::timestamptz) is true as visible,
    coalesce(s.released_at <= $3::timestamptz, false) as released,
    exists (select 1 from entitlements e where e.store_id = s.id and e.user_uuid = $2::uuid) as owned,
    exists (select 1 from store_preferences p where p.user_uuid = $2::uuid and p.is_discreet) as discreet,
    (select coalesce(json_agg(json_build_object('uuid', b.uuid, 'kind', b.kind, 'platform', b.platform,
        'language', b.language, 'version', b.version, 'filename', b.filename, 'hash', b.hash, 'size', b.size,
        'entry', b.entry) order by b.created_at desc, b.uuid desc), '[]')
      from builds b where b.store_id = s.id and b.is_active) as builds,
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

const languageIn = ({ language }: BuildRow) => language;

function linkTo(context: RequestContext, build: BuildRow, isDiscreet: boolean): StoreUrl {
  const { config } = context;
  const isWeb = build.platform === "web";
  const expires_at = new Date(context.now().getTime() + (isWeb ? PLAY_TICKET_MS : DOWNLOAD_TICKET_MS));
  const claims = { b: build.uuid, u: build.kind === "official" ? (playerOf(context)?.uuid ?? null) : null };
  const ticket = (isWeb ? playTickets(config) : downloadTickets(config)).seal(claims, expires_at);
  const filename = isDiscreet ? neutralFilename(build.uuid, build.filename) : build.filename;
  const address = isWeb
    ? `${playOrigin(config, buildLabel(build.uuid))}/${build.entry ?? ""}`
    : `${siteOrigin(config, "api")}/download/${build.uuid}/${encodeURIComponent(filename)}`;
  return {
    type: build.kind,
    platform: build.platform,
    language: build.language,
    url: `${address}?ticket=${ticket}`,
    filename: isWeb ? null : filename,
    version: build.version,
    size: build.size,
    sha256: build.hash,
    expires_at,
  };
}

/** Every build has its own origin, so that games can access neither the shop nor each other. */
const buildLabel = (buildUuid: string) => `b${buildUuid.replaceAll("-", "")}`;
