import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { PopupHost } from "@catnip/site/popups/popup-host.tsx";
import { startViewer } from "@catnip/storefront/shell/find-viewer.ts";
import { Container, Heading } from "@catnip/ui";
import { useEffect } from "react";
import type { PreparedPopup } from "./prepare.ts";

/** A popup as a page opens it, above the name of its state. */
export function PopupPage({ popup }: { popup: PreparedPopup }) {
  const { name, stateName, state } = popup;
  useEffect(() => {
    // Name and props fit together: see `Popups`.
    void startViewer().then(() => openPopup({ name, props: state.props }));
    // oxlint-disable-next-line react/exhaustive-deps -- once.
  }, []);
  return (
    <>
      <Container as="main" id="main">
        <Heading level={1}>
          {name}: {stateName}
        </Heading>
      </Container>
      <PopupHost />
    </>
  );
}
