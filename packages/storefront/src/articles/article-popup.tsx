import { NoticeDialog } from "./notice-dialog.tsx";
import type { ShownNotice } from "./notice.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** A broadcast article, once per browser. */
    article: { props: ShownNotice; result: never };
  }
}

/** News that opens by itself. */
export default function ArticlePopup({ props, close }: { props: ShownNotice; close: () => void }) {
  return <NoticeDialog notice={props} size="m" close={close} />;
}
