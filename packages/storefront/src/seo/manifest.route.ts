import { fallbackLocale, localePath } from "@catnip/domain/locales";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { createTheme } from "@catnip/ui";
import { brand } from "#brand";

/** Lets a phone add the shop to its home screen. */
export function loader() {
  const { roles } = createTheme(brand.theme.accent);
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    id: "/",
    // Where `/` leads, without the redirect of a shop whose language is fixed.
    start_url: localePath(fallbackLocale(OFFERED_LOCALES), "/"),
    scope: "/",
    display: "standalone",
    background_color: roles.canvas,
    theme_color: roles.canvas,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
