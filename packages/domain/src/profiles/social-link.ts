import { parseWebUrl } from "../input/index.ts";

/** The sites a profile can link to. */
export const SOCIAL_SITES = ["google", "facebook", "twitter"] as const;

export type SocialSite = (typeof SOCIAL_SITES)[number];

/**
 * Normalizes a link to a profile page on a site, or null if it is not one: https only, only the site's own hosts, and
 * none of its open redirects (R-PRF-4).
 */
export function socialLink(site: SocialSite, typed: string): string | null {
  const normal = parseWebUrl(typed);
  if (normal === null) return null;
  const url = new URL(normal);
  const { hosts, redirects } = SITES[site];
  const isOfSite =
    url.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    hosts.includes(url.hostname);
  return isOfSite && !redirects.test(url.pathname) ? normal : null;
}

const SITES: Readonly<Record<SocialSite, { readonly hosts: readonly string[]; readonly redirects: RegExp }>> =
  {
    google: {
      hosts: [
        "google.com",
        "www.google.com",
        "plus.google.com",
        "profiles.google.com",
        "developers.google.com",
        "scholar.google.com",
        "g.dev",
      ],
      redirects: /^\/+(url|amp|imgres|aclk)\b/i,
    },
    facebook: {
      hosts: [
        "facebook.com",
        "www.facebook.com",
        "m.facebook.com",
        "web.facebook.com",
        "fb.com",
        "www.fb.com",
      ],
      redirects: /^\/+(l\.php|flx|sharer|share\.php|dialog)\b/i,
    },
    twitter: {
      hosts: ["twitter.com", "www.twitter.com", "mobile.twitter.com", "x.com", "www.x.com"],
      redirects: /^\/+(i\/redirect|intent|share)\b/i,
    },
  };
