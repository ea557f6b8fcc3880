import type { Brand } from "@catnip/brands/brand.ts";

/** Addresses everyone may know, from the host's configuration. No slash at the end. */
export interface Origins {
  readonly shop: string;
  readonly account: string;
  readonly pay: string;
  readonly api: string;
  readonly cdn: string;
  /** Where games run, with `*` for the build: `http://*.play.localhost:4000`. */
  readonly play: string;
  /** Payment providers that a form of the pay site may lead to. */
  readonly providers: readonly string[];
}

/** What the host tells a site about the installation; all of it may be seen in the browser. */
export interface PublicConfig {
  readonly origins: Origins;
  readonly production: boolean;
  /** The brand of the visit, for sites that all brands share; a shop is built for its own. */
  readonly brand?: Brand;
  /** The API's name in tokens, where a brand asks it by another one. */
  readonly tokenOrigin?: string;
}
