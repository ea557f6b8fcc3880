import type { BuildKind, BuildLanguage } from "@catnip/domain/builds";
import type { Platform } from "@catnip/domain/catalog";
import { ApiFault } from "@catnip/sdk";
import { StoreAuthorizationDocument } from "@catnip/sdk/builds/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/**
 * A build's download address, with a ticket bound to this visitor and this build.
 *
 * @throws ApiFault why the visitor may not have it: `store/blocked`, `store/not-owned`
 */
export async function downloadUrl(
  id: number,
  build: { readonly type: BuildKind; readonly platform: Platform; readonly language: BuildLanguage },
  locale: string,
): Promise<string> {
  const variables = { id, os: [build.platform], locale };
  const { getStoreAuthorizedAndFindStoreUrl: answer } = await mutate(StoreAuthorizationDocument, variables);
  const fitting = answer.store_url.filter(
    ({ type, platform }) => type === build.type && platform === build.platform,
  );
  const link = fitting.find(({ language }) => language === build.language) ?? fitting[0];
  if (!link) {
    const refusal = build.type === "trial" ? answer.trial_refusal : answer.official_refusal;
    throw new ApiFault(refusal ?? "store/not-owned", "There is no link for this visitor.");
  }
  return link.url;
}
