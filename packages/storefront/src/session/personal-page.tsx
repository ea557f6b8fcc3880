import { LoadedResults } from "@catnip/site/session/loaded-results.tsx";
import { Skeleton } from "@catnip/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useLoaderData } from "react-router";
import { LoadedViewer, UNKNOWN, viewerOf } from "../shell/viewer.ts";
import { MembersOnly } from "./members-only.tsx";
import type { PersonalData } from "./personal-page.server.ts";

/**
 * A page for players only, rendered with what its loader has found (`personalData`): the viewer and the results of
 * urql's queries. Only the HTML uses them: after that the page queries the API itself, because another player may log
 * in on it.
 */
export function PersonalPage({ children }: { children: ReactNode }) {
  const data = useLoaderData<PersonalData | null>() ?? null;
  const [loaded] = useState(() => (data && SHOWN.has(data) ? null : data));
  useEffect(() => {
    if (loaded) SHOWN.add(loaded);
  }, [loaded]);
  const [viewer] = useState(() => loadedViewer(loaded));
  return (
    <LoadedViewer value={viewer}>
      <LoadedResults results={loaded?.status === "player" ? loaded.results : null}>
        <MembersOnly placeholder={<Skeleton height="40rem" radius="var(--radius-l)" />}>
          {children}
        </MembersOnly>
      </LoadedResults>
    </LoadedViewer>
  );
}

/** What has been shown once is never shown again: the page is remounted for another player. */
const SHOWN = new WeakSet<PersonalData>();

function loadedViewer(loaded: PersonalData | null) {
  if (loaded?.status === "player") return viewerOf({ ...UNKNOWN, status: "player", me: loaded.me });
  return loaded?.status === "guest" ? viewerOf({ ...UNKNOWN, status: "guest" }) : null;
}
