import { expect, test } from "vitest";
import { withFirstCovers } from "./first-covers.server.ts";

const IMAGE = '<img src="a.webp" alt="a" loading="lazy" decoding="async" fetchPriority="auto"/>';
const FIRST = '<img src="a.webp" alt="a" loading="eager" decoding="auto" fetchPriority="high"/>';

const NEXT = '<img src="a.webp" alt="a" loading="eager" decoding="auto" fetchPriority="auto"/>';

// R-WEB-56
test("the pictures that are seen first are asked for at once, the first before all others; the rest when they come near", () => {
  const page = `${IMAGE}<a data-hero="true" href="/1"><div>${IMAGE}</div></a><li data-hero="true"><p>x</p>${IMAGE}${IMAGE}</li>${IMAGE}`;
  expect(withFirstCovers(page)).toBe(
    `${IMAGE}<a data-hero="true" href="/1"><div>${FIRST}</div></a><li data-hero="true"><p>x</p>${NEXT}${IMAGE}</li>${IMAGE}`,
  );
});
