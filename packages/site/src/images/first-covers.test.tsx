import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GatePassedContext, useCoverPriority } from "./first-covers.ts";

const Priority = ({ place }: { place?: number }) => useCoverPriority(place);
const shown = (isPassed: boolean) =>
  renderToStaticMarkup(
    <GatePassedContext value={isPassed}>
      <Priority place={0} /> <Priority place={1} /> <Priority />
    </GatePassedContext>,
  );

// R-WEB-56
test("past the gate the pictures above the fold are eager, the first one with high priority", () => {
  expect(shown(true)).toBe("high auto ");
  expect(shown(false)).toBe("  ");
});
