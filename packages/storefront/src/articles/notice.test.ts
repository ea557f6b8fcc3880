import { describe, expect, test } from "vitest";
import { shownNotice } from "./notice.server.ts";

const article = {
  __typename: "Article" as const,
  uuid: "a",
  category: "ad" as const,
  headline: "Sale",
  text: "<p>Cheaper <script>alert(1)</script>games</p>",
  published_at: "2030-01-01T00:00:00Z",
  broadcast_state: 1,
  broadcast_started_at: null,
  broadcast_ended_at: "2030-02-01T00:00:00Z",
  broadcast_path: "/store?show=discount",
  t: [{ __typename: "Translation" as const, lang: "ja-jp", key: "headline", value: "セール" }],
};

describe("a notice", () => {
  test("is translated, and cleaned once more", () => {
    expect(shownNotice(article, "ja-JP")).toMatchObject({
      headline: { text: "セール", lang: "ja-jp" },
      lang: "en-US",
      html: "<p>Cheaper games</p>",
      leadsTo: "/store?show=discount",
    });
  });

  test("with a long text shows its beginning: every page carries it", () => {
    const notice = shownNotice({ ...article, text: `<p>${"Long words. ".repeat(200)}</p>` }, "en-US");
    expect(notice.html).toBeNull();
    expect(notice.excerpt.length).toBeLessThanOrEqual(301);
    expect(notice.excerpt).toMatch(/^Long words\./);
  });
});
