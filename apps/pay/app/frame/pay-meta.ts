import { useBrand } from "@catnip/site/brand/use-brand.ts";
import type { MetaFunction } from "react-router";

/** What the pay site of a brand is called. */
export function usePayName(): string {
  return `${useBrand().name} Pay`;
}

/** Head of every page of the pay site: whose it is, and nothing for search engines. */
export const meta: MetaFunction = ({ matches }) => {
  const site = matches.find((match) => match?.id === "root")?.loaderData as { brand?: { name: string } };
  return [{ title: `${site?.brand?.name ?? "Catnip"} Pay` }, { name: "robots", content: "noindex" }];
};
