import { build, type Plugin } from "vite";

const SUFFIX = /\?inline-script$/;
const COMPILED = "\0catnip:inline-script:";

/**
 * `import code from "./head.ts?inline-script"`: a module, bundled with its imports and minified, as the text of a
 * classic inline script. Hydration does not touch such a script, so the browser build has an empty text.
 */
export const inlineScripts: Plugin = {
  name: "catnip:inline-scripts",
  enforce: "pre",
  resolveId: {
    filter: { id: SUFFIX },
    async handler(id, importer) {
      const source = await this.resolve(id.replace(SUFFIX, ""), importer);
      return source && COMPILED + source.id;
    },
  },
  load: {
    filter: { id: new RegExp(`^${COMPILED}`) },
    async handler(id) {
      if (this.environment.name === "client") return 'export default "";';
      const source = id.slice(COMPILED.length);
      this.addWatchFile(source);
      return `export default ${JSON.stringify(await compiled(source))};`;
    },
  },
};

async function compiled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", codeSplitting: false } },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error(`${source} was not bundled.`);
  return bundle.output[0].code.trim();
}
