import { useNonce } from "@catnip/site/http/nonce.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useFormat } from "@catnip/i18n";
import { useState } from "react";
import { EARLY_LIBRARY_ID, earlyLibraryScript } from "./early-library-script.ts";
import { Library } from "./library.tsx";
import type { ShelfEntry } from "./my-shelf.ts";

/**
 * Shows a player's library while the scripts that show it are on their way (R-WEB-78): the library itself with one game, as a pattern
 * without contents, and the script that fills it with the answers that `EarlyShelf` has asked for. Stands in the HTML alone, behind
 * the place of the shelf: hydration leaves it as it is.
 */
export function EarlyLibrary() {
  const nonce = useNonce();
  return (
    <>
      {import.meta.env.SSR ? (
        <template id={EARLY_LIBRARY_ID}>
          <Library entries={[PATTERN]} order="desc" />
        </template>
      ) : (
        <template suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      )}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useScript() }} />
    </>
  );
}

function useScript(): string {
  const path = usePath();
  const format = useFormat();
  const [nowMs] = useState(() => Date.now());
  if (!import.meta.env.SSR) return "";
  return earlyLibraryScript({
    href: path(`/store/${PATTERN.store.id}`),
    name: NAME,
    cover: COVER,
    version: PATTERN.newVersion,
    bought: format.date(PATTERN.since),
    until: format.dateTime(PATTERN.refund.until),
    played: format.relativeTime(PATTERN.lastPlayedAt, nowMs),
  });
}

const NOTHING = { __html: "" };
const NAME = "{name}";
const COVER = "{cover}";

/** A game that nobody has. */
const PATTERN = {
  uuid: "",
  store: {
    __typename: "Store",
    id: 0,
    category: "boy-r18",
    default_lang: "en-us",
    released_at: null,
    updated_at: "2000-02-01T00:00:00Z",
    support_platform: "",
    boundary_words: "",
    store_info: [
      {
        __typename: "StoreInfo",
        language: "en-us",
        name: NAME,
        data: {
          __typename: "StoreInfoData",
          cover: { __typename: "Image", url: `${COVER}/640.webp`, width: 640, height: 480, alt: null },
        },
      },
    ],
    store_price: null,
    store_activity: null,
    game_pack: {
      __typename: "GamePack",
      languages: [],
      official_app: [{ __typename: "AppBuild", platform: "web" }],
      trial_app: [],
    },
  },
  since: "2000-02-01T00:00:00Z",
  isReleased: true,
  isListed: true,
  memo: null,
  lastPlayedAt: "2001-01-01T00:00:00Z",
  newVersion: "{version}",
  refund: { __typename: "OrderRefund", order_uuid: "", refusal: null, until: "2002-01-01T00:00:00Z" },
} satisfies ShelfEntry;
