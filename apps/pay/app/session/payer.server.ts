import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { PayerDocument, type PayerFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import type { LoaderFunctionArgs } from "react-router";

/** Whose wallet a pay token tops up; null without a token or with one that is no longer valid. */
export async function payerOf(
  context: LoaderFunctionArgs["context"],
  accessToken: string | null,
): Promise<PayerFieldsFragment | null> {
  if (!accessToken) return null;
  try {
    return (await sdk(context).query(PayerDocument, {}, { accessToken })).findPayer ?? null;
  } catch (fault) {
    if (fault instanceof ApiFault && fault.code.startsWith("auth/")) return null;
    throw fault;
  }
}
