import { popupComponents } from "#popups";
import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { pageMoved, useBackCloses } from "./back-closes.ts";
import { closePopup, loadStore } from "./open-popup.ts";
import { PopupBoundary } from "./popup-boundary.tsx";
import type { PopupComponent, PopupName } from "./popups.ts";
import { selectPopups, type OpenPopup } from "./popups.slice.ts";

/** Renders the open popups, the last one on top. */
export default function PopupStack() {
  const store = use(loadStore());
  const stack = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => selectPopups(store.getState()),
  );
  useEffect(() => void loadErrorPopup().catch(() => undefined), []);
  const { key } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => pageMoved(isLoading), [key, isLoading]);
  const [there, setThere] = useState<ReadonlySet<string>>(new Set());
  // One after the other: a dialog hides everything else from assistive technology at the moment it appears, so of two
  // that appear together each would hide the other.
  const next = stack.findIndex(({ id }) => !there.has(id));
  return stack.slice(0, next === -1 ? stack.length : next + 1).map((popup) => (
    <PopupBoundary key={popup.id} onMissing={() => void closePopup(popup.id)}>
      <Suspense>
        <Popup popup={popup} />
        <Appeared onAppeared={() => setThere((ids) => new Set([...ids, popup.id]))} />
      </Suspense>
    </PopupBoundary>
  ));
}

/** Stands behind a popup: it is there when this is. */
function Appeared({ onAppeared }: { onAppeared: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once.
  useEffect(onAppeared, []);
  return null;
}

/** Each is loaded when first opened. */
const components: { [Name in PopupName]: PopupComponent<Name> } = {
  message: lazy(() => import("./message-popup.tsx")),
  ...popupComponents,
};

/** The network itself may be what fails: the popup that says so must be loaded beforehand. Its words come with the page. */
const loadErrorPopup = () => import("./message-popup.tsx");

function Popup({ popup }: { popup: OpenPopup }) {
  // Name and props were type-checked together where the popup was opened.
  const Component = components[popup.name] as React.ComponentType<{
    props: unknown;
    close: (result?: unknown) => void;
  }>;
  const close = (result?: unknown) => void closePopup(popup.id, result);
  useBackCloses(true, close);
  return <Component props={popup.props} close={close} />;
}
