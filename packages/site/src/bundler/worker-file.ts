import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

/**
 * Bundles a service worker into one classic script next to the client's files. It cannot be a chunk of the page: its
 * URL must not contain a content hash, nor may it import files whose URLs do.
 *
 * Its `import.meta.env.RELEASE` differs from release to release: it is a hash of the names of the client's files, which
 * carry hashes of their content.
 *
 * @param entry the worker's source file
 * @param fileName its name at the root of the site, such as `sw.js`
 */
export function workerFile(entry: string, fileName: string): Plugin {
  return {
    name: "catnip:worker-file",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== "client" || dir === undefined) return;
      const release = createHash("sha256").update(Object.keys(bundle).toSorted().join()).digest("hex");
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { "import.meta.env.RELEASE": JSON.stringify(release.slice(0, 12)) },
        build: {
          target: "es2022",
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: entry,
            output: { format: "iife", entryFileNames: fileName, codeSplitting: false },
          },
        },
      });
    },
  };
}
