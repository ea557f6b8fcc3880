import type { Brand } from "@catnip/brands/brand.ts";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import type { LoaderFunctionArgs } from "react-router";

/** The brand of the requested pay site, by host. Other brands' links are rejected. */
export function brandOfVisit(context: LoaderFunctionArgs["context"]): Brand {
  const { brand } = context.get(apiContext).publicConfig;
  if (!brand) throw new Error("The pay site's host must say which brand a request is for.");
  return brand;
}
