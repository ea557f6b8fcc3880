import type { Plugin } from "vite";

/**
 * Fails the build if a file that browsers load has a name that ad blockers block (R-WEB-84). A blocked script breaks
 * its page for users with a blocker, which no test would notice.
 */
export const passableNames: Plugin = {
  name: "catnip:passable-names",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const [name] = Object.keys(bundle).filter(looksLikeAd);
    if (name !== undefined)
      this.error(`Ad blockers block files such as ${name}: rename the file that it is made of.`);
  },
};

/**
 * Words by which the generic rules of EasyList and EasyPrivacy match files on any site ("-banner-ad-",
 * "/assets/tracking-", "/visit-tag?", "_hightraffic_code.js"). The rules match longer paths; a name without these words
 * is safe from future rules, too.
 */
const WORDS: ReadonlySet<string> = new Set([
  ..."ad ads adv advert adverts advertisement advertising affiliate affiliates sponsor sponsored sponsors".split(
    " ",
  ),
  ..."banner banners promo promos promotion promotions popunder doubleclick".split(" "),
  ..."analytics beacon beacons ga metrics pixel pixels stat stats telemetry".split(" "),
  ..."track tracker trackers tracking traffic visit visits visitor visitors".split(" "),
]);

/** A hash that the bundler adds to the name of a file or folder. */
const HASH = /-[\w-]{8}(?=\.\w+$|\/)/g;

/**
 * Whether one of the words is a whole word of a file's path.
 *
 * @internal for the tests
 */
export const looksLikeAd = (file: string): boolean =>
  file
    .replaceAll(HASH, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => WORDS.has(word));
