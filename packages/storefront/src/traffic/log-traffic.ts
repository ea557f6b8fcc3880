import { AddLogTrafficDocument } from "@catnip/sdk/traffic/index.ts";

/** Writes a traffic event down. It never slows a page and never fails a visitor (specification section 8). */
export function logTraffic(event_name: string, meta: Readonly<Record<string, string | number>> = {}): void {
  const page_location = window.location.origin + window.location.pathname;
  import("../shell/client.ts")
    .then(({ mutate }) => mutate(AddLogTrafficDocument, { event_name, page_location, meta }))
    .catch(() => undefined);
}
