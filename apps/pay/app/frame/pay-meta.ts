import { useBrand } from "@catnip/site/brand/use-brand.ts";
import type { MetaFunction } from "react-router";

/** The name of a brand's pay site. */
export function usePayName(): string {
  return `${useBrand().name} Pay`;
}

/** Head of every pay page: branding, and noindex. */
export const meta: MetaFunction = ({ matches }) => {
  const site = matches.find((match) => match?.id === "root")?.loaderData as { brand?: { name: string } };
  return [{ title: `${site?.brand?.name ?? "Catnip"} Pay` }, { name: "robots", content: "noindex" }];
};
