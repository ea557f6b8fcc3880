import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, createServer, type InlineConfig } from "vite";
import { interFaces } from "../src/font-faces.ts";

/**
 * `pnpm gallery` renders every component on one page: dist/gallery/index.html. Styles and markup come from server
 * rendering, as in the shop; an inline script hydrates dialogs and menus.
 */
const root = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../dist/gallery/index.html", import.meta.url));

await mkdir(fileURLToPath(new URL("../dist/gallery", import.meta.url)), { recursive: true });
await writeFile(target, (await renderer()).renderGallery(await script(), await fonts()));
console.log(target);

async function script(): Promise<string> {
  const result = await build({
    ...common(),
    build: {
      write: false,
      rolldownOptions: { input: `${root}client.tsx`, output: { codeSplitting: false } },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const chunk = built && "output" in built ? built.output.find((file) => file.type === "chunk") : undefined;
  if (!chunk || chunk.type !== "chunk") throw new Error("The gallery's script was not built");
  // In an inline script, "</script" in a string would close the script.
  return chunk.code.replaceAll("</script", String.raw`<\/script`);
}

/** The page is self-contained: fonts are embedded. */
async function fonts(): Promise<string> {
  const [latin, latinExt, cyrillic, vietnamese] = await Promise.all(
    ["latin", "latin-ext", "cyrillic", "vietnamese"].map(async (subset) => {
      const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`);
      return `data:font/woff2;base64,${await readFile(fileURLToPath(file), "base64")}`;
    }),
  );
  return interFaces({
    latin: latin ?? "",
    latinExt: latinExt ?? "",
    cyrillic: cyrillic ?? "",
    vietnamese: vietnamese ?? "",
  });
}

interface Renderer {
  renderGallery: (script: string, fonts: string) => string;
}

async function renderer(): Promise<Renderer> {
  const server = await createServer({ ...common(), server: { middlewareMode: true, ws: false } });
  try {
    return (await server.ssrLoadModule(`${root}server.tsx`)) as Renderer;
  } finally {
    await server.close();
  }
}

function common(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  };
}
