import type { Brand } from "@catnip/brands/brand.ts";

/** Public addresses, from the host's configuration. No trailing slash. */
export interface Origins {
  readonly shop: string;
  readonly account: string;
  readonly pay: string;
  readonly api: string;
  readonly cdn: string;
  /** The origin of playable builds, with `*` for the build: `http://*.play.localhost:4000`. */
  readonly play: string;
  /** Where forms may lead besides the brand: payment providers for the pay site, our other sites for the account site. */
  readonly formTargets: readonly string[];
  /** Payment providers whose card fields the pay site shows: their script and frames. Absent: none. */
  readonly cardFields?: readonly string[];
}

/** What the host tells a site about the installation; all of it is public. */
export interface PublicConfig {
  readonly origins: Origins;
  /** The shops that the bookmark page leads to. Kept apart from the origins, which every page carries. */
  readonly bookmarks: { readonly mainlandChina: string; readonly international: string };
  readonly production: boolean;
  /** The visitor's brand, for sites shared by all brands; a shop is built for its own. */
  readonly brand?: Brand;
  /** The API origin that tokens name, if the brand calls the API at a different one. */
  readonly tokenOrigin?: string;
}
