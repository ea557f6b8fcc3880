import type { ConfigurationKind } from "@catnip/domain/configuration";
import * as v from "valibot";
import { langsDocument, type LangsDocument } from "./langs.document.ts";
import { menuDocument, type MenuDocument } from "./menu.document.ts";
import { pageDocument, type PageDocument } from "./page.document.ts";
import { priceRateDocument, type PriceRateDocument } from "./price-rate.document.ts";
import { providersDocument, type ProvidersDocument } from "./providers.document.ts";
import { rechargeDocument, type RechargeDocument } from "./recharge.document.ts";
import { tagsDocument, type TagsDocument } from "./tags.document.ts";

export type Documents = {
  readonly page: PageDocument;
  readonly menu: MenuDocument;
  readonly langs: LangsDocument;
  readonly tags: TagsDocument;
  readonly "price-rate": PriceRateDocument;
  readonly recharge: RechargeDocument;
  readonly providers: ProvidersDocument;
};

type Kind<Document> = {
  /** Validates a document on write, and again on read. */
  readonly schema: v.GenericSchema<unknown, Document>;
  /** Used if there is no document, or none that is valid. */
  readonly fallback: Document;
  /** False: the underlying tables are not per brand, so only the shared document can be written. */
  readonly perBrand: boolean;
};

/** Every kind of document. */
export const DOCUMENTS: { readonly [Name in ConfigurationKind]: Kind<Documents[Name]> } = {
  page: { schema: pageDocument, fallback: { banners: [], items: [], t: [] }, perBrand: true },
  menu: { schema: menuDocument, fallback: { items: [], t: [] }, perBrand: true },
  langs: { schema: langsDocument, fallback: { t: [] }, perBrand: true },
  tags: { schema: tagsDocument, fallback: { tags: [], max: 20 }, perBrand: true },
  "price-rate": {
    schema: priceRateDocument,
    fallback: { country_ratios: [], coin_rates: [] },
    perBrand: false,
  },
  recharge: { schema: rechargeDocument, fallback: { plans: [], meta: [] }, perBrand: false },
  providers: { schema: providersDocument, fallback: { providers: [] }, perBrand: false },
};

/** What is wrong with a document, by field, such as `items.0.value`. */
export type DocumentProblem = { readonly field: string; readonly problem: string };

/** The document as stored (defaults filled in), or what is wrong with it. */
export function readDocument<Name extends ConfigurationKind>(
  kind: Name,
  document: unknown,
): { readonly document: Documents[Name] } | { readonly problem: DocumentProblem } {
  const { schema } = DOCUMENTS[kind];
  const result = v.safeParse(schema, document, { abortPipeEarly: true });
  if (result.success) return { document: result.output };
  const [issue] = result.issues;
  return { problem: { field: v.getDotPath(issue) ?? "document", problem: issue.message } };
}

export type {
  LangsDocument,
  MenuDocument,
  PageDocument,
  PriceRateDocument,
  ProvidersDocument,
  RechargeDocument,
  TagsDocument,
};
export type { MenuItem } from "./menu.document.ts";
export type { RechargePlanTerms } from "./recharge.document.ts";
