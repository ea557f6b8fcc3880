import { Container, GlobalStyle, LoadingBar, SkipLink, Stack, Toast, ToastRegion } from "../src/index.ts";
import type { Theme } from "../src/theme/theme.ts";
import { Checkout } from "./parts/checkout.tsx";
import { Feedback } from "./parts/feedback.tsx";
import { Fields } from "./parts/fields.tsx";
import { GamePage } from "./parts/game-page.tsx";
import { Header } from "./parts/header.tsx";
import { IconTable } from "./parts/icon-table.tsx";
import { Popups } from "./parts/popups.tsx";
import { Scripts } from "./parts/scripts.tsx";
import { Shelf } from "./parts/shelf.tsx";

/** Every component on one page, in realistic combinations. */
export function Gallery({ theme }: { theme: Theme }) {
  return (
    <>
      <GlobalStyle theme={theme} />
      <LoadingBar active progress={42} />
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Header />
      <Container as="main" id="main">
        <Stack gap={9} as="div" style={{ paddingBlock: "2rem 5rem" }}>
          <Shelf />
          <GamePage />
          <Checkout />
          <Fields />
          <Feedback />
          <Scripts />
          <Popups />
          <IconTable />
        </Stack>
      </Container>
      <ToastRegion label="Messages">
        <Toast title="Added to the cart" onClose={() => undefined} closeLabel="Close">
          Night Ferry waits there for you.
        </Toast>
      </ToastRegion>
    </>
  );
}
