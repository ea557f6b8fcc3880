import type * as BaseTooltip from "@base-ui/react/tooltip";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { HeartIcon, IconButton, IconButtonLink } from "./index.ts";
import { TooltipButton } from "./tooltip.tsx";

/** The delays that the triggers were drawn with, in ms. */
const delays = vi.hoisted(() => [] as (number | undefined)[]);
vi.mock("@base-ui/react/tooltip", async (original) => {
  const { Tooltip: Base } = await original<typeof BaseTooltip>();
  const Trigger = (props: BaseTooltip.Tooltip.Trigger.Props) => {
    delays.push(props.delay);
    return <Base.Trigger {...props} />;
  };
  return { Tooltip: { ...Base, Trigger } };
});

// R-WEB-7
it("a tooltip appears after 20 ms, and its button has a name without it", () => {
  const markup = renderToStaticMarkup(
    <TooltipButton label="Add to wishlist">
      <HeartIcon />
    </TooltipButton>,
  );
  expect(delays).toEqual([20]);
  expect(markup).toContain('aria-label="Add to wishlist"');
  expect(markup).not.toContain("title=");
});

// R-WEB-7
it("the browser's own tooltip of an icon says no more than its accessible name", () => {
  const markup = renderToStaticMarkup(
    <>
      <IconButton label="Close">
        <HeartIcon />
      </IconButton>
      <IconButtonLink label="Close" href="/">
        <HeartIcon />
      </IconButtonLink>
    </>,
  );
  expect(markup.match(/ title="Close"/g)).toHaveLength(2);
  expect(markup.match(/ aria-label="Close"/g)).toHaveLength(2);
});
