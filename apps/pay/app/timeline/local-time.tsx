import { useFormat } from "@catnip/i18n";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";

/** A moment in the reader's own time zone; until scripts run, in UTC, and it says so. */
export function LocalTime({ at }: { at: string }) {
  const format = useFormat();
  const timeZone = useBrowserValue(ownZone, "UTC");
  return (
    <time dateTime={at} data-zone={timeZone}>
      {format.dateTime(at, timeZone)}
    </time>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
