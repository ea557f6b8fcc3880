import type { Brand } from "@catnip/brands/brand.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import type { LoaderFunctionArgs } from "react-router";

/** The brand whose pay site was asked, by its host. Links of other brands are refused. */
export function brandOfVisit(context: LoaderFunctionArgs["context"]): Brand {
  const { brand } = context.get(apiContext).publicConfig;
  if (!brand) throw new Error("The pay site's host must say which brand a request is for.");
  return brand;
}
