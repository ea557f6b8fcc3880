import { NoticeDialog } from "./notice-dialog.tsx";
import type { ShownNotice } from "./notice.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** An announcement, such as maintenance, until it is over or was closed. */
    announcement: { props: ShownNotice; result: never };
  }
}

/** An announcement that opens by itself: smaller than news, since it is read in passing. */
export default function AnnouncementPopup({ props, close }: { props: ShownNotice; close: () => void }) {
  return <NoticeDialog notice={props} size="s" close={close} />;
}
