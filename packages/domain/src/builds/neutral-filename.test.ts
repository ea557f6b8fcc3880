import { expect, test } from "vitest";
import { neutralFilename } from "./index.ts";

const UUID = "0199c0de-0000-7000-8000-00000badcafe";

// R-BND-9
test.each([
  { filename: "Moonlit Bay 1.2 (uncensored).zip", is: "file-0badcafe.zip" },
  { filename: "moonlit-bay.TAR.gz", is: "file-0badcafe.tar.gz" },
  { filename: "moonlit-bay.apk", is: "file-0badcafe.apk" },
  { filename: "moonlit bay", is: "file-0badcafe" },
  { filename: "moonlit.a bay in the moonlight", is: "file-0badcafe" },
])("$filename is downloaded as $is", ({ filename, is }) => {
  expect(neutralFilename(UUID, filename)).toBe(is);
});
