/**
 * Libraries are used as their makers mean them: no patched package, no private name read, and no build step that edits or
 * replaces a module of another package.
 */

/** Names that a library keeps for itself: an update may change them without a word. */
const PRIVATE_NAMES: readonly { readonly of: string; readonly pattern: RegExp }[] = [
  {
    of: "React Router",
    pattern: /__reactRouter\w+|encodeViaTurboStream|react-router-scroll-positions|turbo-stream/,
  },
  {
    of: "React",
    pattern:
      /__react(?:Fiber|Props|Container|Events)\b|_react(?:RootContainer|Internals)\b|__\w+_INTERNALS\w*/,
  },
  { of: "styled-components", pattern: /\b_emitSheetCSS\b|\b__PRIVATE__\b|\b__sc-\w+/ },
  { of: "lingui", pattern: /\b_activate\b|\b_loadAndActivate\b/ },
  { of: "pg", pattern: /\bconnection\??\.stream\b|connection\?: \{ stream/ },
];

/** What is still to go, with the reason. An entry that is no longer needed is reported as well. */
const NOT_YET: Readonly<Record<string, string>> = {
  "apps/bench/src/profile/groups.ts": "groups a profile by the file names of libraries; reads none of them",
  "apps/e2e/src/journeys/privacy.spec.ts": "names what the browser keeps of the router",
  "packages/domain/src/articles/testing/hostile-texts.ts":
    "a hostile text that names the router's data; reads none of it",
  "packages/domain/src/privacy/stored-items.ts":
    "tells players what is stored on their device; reads none of it",
};

const SOURCE = /\.(?:[cm]?[jt]sx?)$/;
const HERE = "scripts/libraries/";
const BUNDLER = /from "(?:vite|rolldown|rollup|esbuild)["/]/;
/** A hook of a bundler's plugin that reads or rewrites modules. */
const HOOK = /\b(?:transform|load|onLoad)\b\s*(?:\(|:\s*(?:async\b|\{|\(|function))/;
const IMPORT = /^(?:import|export)\b[^;]*?from\s*"[^"]*";$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * A sentence for each place of a source file where a library is not used as documented.
 *
 * @param packages names of packages that are not this repository's
 */
export function surgeryIn(file: string, text: string, packages: readonly string[]): readonly string[] {
  if (!SOURCE.test(file) || file.startsWith(HERE)) return [];
  const found = [...privateNames(file, text), ...foreignModules(file, text, packages)];
  const reason = NOT_YET[file];
  if (reason === undefined) return found;
  return found.length > 0 ? [] : [`${file}: uses libraries as documented; remove it from ${HERE}`];
}

function privateNames(file: string, text: string): readonly string[] {
  const code = text.replaceAll(COMMENT, "");
  return PRIVATE_NAMES.flatMap(({ of, pattern }) => {
    const [name] = pattern.exec(code) ?? [];
    return name === undefined
      ? []
      : [`${file}: "${name}" is a private name of ${of}; use what its documentation offers`];
  });
}

function foreignModules(file: string, text: string, packages: readonly string[]): readonly string[] {
  if (!BUNDLER.test(text)) return [];
  const code = text.replaceAll(IMPORT, "").replaceAll(COMMENT, "").replaceAll("\\", "");
  if (!HOOK.test(code)) return [];
  const named = ["node_modules", ...packages].find((name) => code.includes(`/${name}/`));
  return named === undefined
    ? []
    : [`${file}: a plugin that reads or rewrites modules of "${named}"; use the library as it is published`];
}

/** A sentence for each package that is patched when it is installed. @param workspace the text of `pnpm-workspace.yaml` */
export function patchesIn(workspace: string): readonly string[] {
  const [, list = ""] = /^patchedDependencies:\n((?:[ \t]+.*\n?)*)/m.exec(workspace) ?? [];
  return Array.from(list.matchAll(/^\s+"?([^\s"#][^":]*)"?:/gm), ([, name]) => {
    return `pnpm-workspace.yaml: "${name}" is patched; use the package as it is published`;
  });
}

/** Names of the packages in the workspace's catalog, which all apps take their libraries from. */
export function catalogOf(workspace: string): readonly string[] {
  const [, list = ""] = /^catalog:\n((?:(?:[ \t]+.*)?\n)*)/m.exec(workspace) ?? [];
  return Array.from(list.matchAll(/^\s+"?([^\s"#:][^":]*)"?:/gm), ([, name = ""]) => name);
}
