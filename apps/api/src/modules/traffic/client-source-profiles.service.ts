import type { ClientType } from "@catnip/domain/traffic";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

export type ClientSourceProfile = {
  readonly uuid: string;
  readonly client_type: ClientType;
  readonly os: string;
  readonly os_version: string;
  readonly device_brand: string;
  readonly device_model: string;
  readonly meta: unknown;
};

export type ClientSourceProfileInput = {
  readonly consent?: boolean | null | undefined;
  readonly uuid?: string | null | undefined;
  readonly platform_key?: string | null | undefined;
  readonly client_type: ClientType;
  readonly os?: string | null | undefined;
  readonly os_version?: string | null | undefined;
  readonly device_brand?: string | null | undefined;
  readonly device_model?: string | null | undefined;
  readonly meta?: unknown;
};

/**
 * Registers a guest's browser and issues a uuid for its cookie. Idempotent: a browser that already has one sends it and
 * gets the same uuid back without another row, and the first call's data stays. Reveals nothing about other callers:
 * the answer echoes the caller's own input.
 *
 * @throws ApiError `traffic/consent-required` without the visitor's consent; `input/invalid` for an unknown type,
 *   overlong texts, or an invalid uuid
 */
export async function addClientSourceProfile(
  context: RequestContext,
  input: ClientSourceProfileInput,
): Promise<ClientSourceProfile> {
  if (input.consent !== true)
    throw new ApiError("traffic/consent-required", "The visitor has not agreed to be counted.");
  if (input.uuid && !isUuid(input.uuid)) throw invalid("uuid");
  const { platform_key, ...words } = {
    platform_key: word("platform_key", input.platform_key ?? context.platformKey),
    os: word("os", input.os),
    os_version: word("os_version", input.os_version),
    device_brand: word("device_brand", input.device_brand),
    device_model: word("device_model", input.device_model),
  };
  const meta = input.meta === undefined || input.meta === null ? null : JSON.stringify(input.meta);
  if (meta !== null && (!meta.startsWith("{") || meta.length > META_LENGTH_MAX)) throw invalid("meta");
  const [made] = await read<{ uuid: string }>(context.db, ADD, [
    input.uuid?.toLowerCase() ?? null,
    platform_key,
    input.client_type,
    words.os,
    words.os_version,
    words.device_brand,
    words.device_model,
    meta,
    context.now(),
  ]);
  const uuid = made?.uuid ?? input.uuid?.toLowerCase() ?? "";
  return { uuid, client_type: input.client_type, ...words, meta: input.meta ?? null };
}

const WORD_LENGTH_MAX = 64;
const META_LENGTH_MAX = 1_000;

function word(field: string, text: string | null | undefined): string {
  const trimmed = (text ?? "").trim();
  if (Array.from(trimmed).length > WORD_LENGTH_MAX) throw invalid(field);
  return trimmed;
}

const invalid = (field: string) =>
  new ApiError("input/invalid", "Not what a client source profile may hold.", { field });

const ADD = `
  insert into client_source_profiles
    (uuid, platform_key, client_type, os, os_version, device_brand, device_model, meta, created_at)
  values (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5, $6, $7, $8::jsonb, $9)
  on conflict (uuid) do nothing returning uuid`;
