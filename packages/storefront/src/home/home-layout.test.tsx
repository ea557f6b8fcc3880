import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HomeLayout } from "./home-layout.tsx";

// R-WEB-12
test("Home has its own layout: the shop's name, what is featured, the sections, and the end", () => {
  const markup = renderToStaticMarkup(
    <HomeLayout featured={<b>featured</b>} end={<b>end</b>}>
      <b>sections</b>
    </HomeLayout>,
  );
  const order = [/<h1[^>]*>[^<]+<\/h1>/, /featured/, /sections/, /end/].map((part) => markup.search(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThanOrEqual(0);
});
