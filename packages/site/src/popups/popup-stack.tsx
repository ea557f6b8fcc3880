import { popupComponents } from "#popups";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { pageMoved, useBackCloses } from "./back-closes.ts";
import { MessagePopup } from "./message-popup.tsx";
import { useAppSelector } from "../store/hooks.ts";
import { closePopup } from "./open-popup.ts";
import { selectPopups, type OpenPopup } from "./popups-slice.ts";
import { popupAnswered, popupIsMissing } from "../presses/waiting-press.ts";
import { PopupBoundary } from "./popup-boundary.tsx";
import type { PopupComponent, PopupName } from "./popups.ts";

/** Renders the open popups, the last one on top. */
export default function PopupStack() {
  const stack = useAppSelector(selectPopups);
  const { key } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => pageMoved(isLoading), [key, isLoading]);
  return <Nested key={stack[0]?.id} stack={stack} />;
}

/** The first popup, with those on top of it inside. */
function Nested({ stack: [popup, ...above] }: { stack: readonly OpenPopup[] }) {
  if (!popup) return null;
  return (
    <PopupBoundary
      onMissing={() => {
        popupIsMissing(popup.id);
        closePopup(popup.id);
      }}
    >
      <Suspense>
        <Dialog.NestedProvider dialogs={<Nested key={above[0]?.id} stack={above} />}>
          <Popup popup={popup} />
        </Dialog.NestedProvider>
        <Appeared onAppeared={() => popupAnswered(popup.id)} />
      </Suspense>
    </PopupBoundary>
  );
}

/** Rendered after a popup, so the popup is mounted when this is. */
function Appeared({ onAppeared }: { onAppeared: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once.
  useEffect(onAppeared, []);
  return null;
}

/**
 * Each is loaded when first opened, except messages, since it may be the network that fails. Their texts come with the
 * page.
 */
const components: { [Name in PopupName]: PopupComponent<Name> } = {
  message: MessagePopup,
  ...popupComponents,
};

function Popup({ popup }: { popup: OpenPopup }) {
  // Name and props were type-checked together where the popup was opened.
  const Component = components[popup.name] as React.ComponentType<{
    props: unknown;
    close: (result?: unknown) => void;
  }>;
  const close = (result?: unknown) => closePopup(popup.id, result);
  useBackCloses(true, close);
  return <Component props={popup.props} close={close} />;
}
