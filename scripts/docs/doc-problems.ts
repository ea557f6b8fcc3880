import { posix } from "node:path";

/** Every tracked file by its path from the root; the text of those that are not text is empty. */
export type Files = ReadonlyMap<string, string>;

/**
 * What the documents name and the repository lacks, one sentence each: links and their headings, files and folders,
 * commands, and names imported from our packages. Rules have a check of their own, the reference of the API is generated, and
 * decision records say what was true on their day: of these only the links count.
 */
export function docProblems(files: Files): readonly string[] {
  const paths = pathsOf(files);
  return [...staleModules(files), ...documentsOf(files, paths)];
}

const ARCHITECTURE = "docs/architecture.md";
const MODULES = "apps/api/src/composition/modules.ts";

/** The architecture draws the API's modules in the order of their list. */
function staleModules(files: Files): readonly string[] {
  const list = files.get(MODULES) ?? "";
  const folders = new Map(
    [...list.matchAll(/import \{ (\w+) \} from "\.\.\/modules\/([\w-]+)\/index\.ts"/g)].map(
      ([, name, folder]) => [name, folder],
    ),
  );
  const order = [...(/MODULES[^=]*= \[([^\]]*)\]/.exec(list)?.[1] ?? "").matchAll(/\w+/g)].map(([name]) =>
    folders.get(name),
  );
  const drawn = (files.get(ARCHITECTURE) ?? "").replaceAll(/\s+/g, " ");
  return drawn.includes(order.join(", "))
    ? []
    : [`${ARCHITECTURE}: the modules are not those of ${MODULES}: ${order.join(", ")}`];
}

function documentsOf(files: Files, paths: ReadonlySet<string>): readonly string[] {
  return [...files.keys()].filter(isDocument).flatMap((file) => {
    const text = files.get(file) ?? "";
    const problems = missingLinks(file, text, files, paths);
    if (/^docs\/(?:api|decisions|rules)\//.test(file)) return problems;
    return [
      ...problems,
      ...missingPaths(text, paths),
      ...missingCommands(text, files),
      ...missingExports(text, files),
    ].map((problem) => (problem.startsWith(file) ? problem : `${file}: ${problem}`));
  });
}

const isDocument = (file: string) =>
  /(?:^|\/)(?:README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/.test(file) && !file.includes("/template/");

/** All files and the folders they are in. */
function pathsOf(files: Files): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const file of files.keys()) for (let at = file; at !== "."; at = posix.dirname(at)) paths.add(at);
  return paths;
}

const withoutFences = (text: string) => text.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, "");

function missingLinks(
  file: string,
  text: string,
  files: Files,
  paths: ReadonlySet<string>,
): readonly string[] {
  return [...withoutFences(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = ""]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [to = "", heading] = link.split("#");
    const target = to === "" ? file : posix.normalize(posix.join(posix.dirname(file), to)).replace(/\/$/, "");
    if (target !== "." && !paths.has(target)) return [`${file}: the link ${link} leads nowhere`];
    const linked = files.get(target);
    if (heading === undefined || linked === undefined || !target.endsWith(".md")) return [];
    return headingsOf(linked).has(heading) ? [] : [`${file}: the link ${link} names no heading`];
  });
}

/** The anchors that a reader's site gives to headings. */
function headingsOf(text: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  return new Set(
    [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => {
      const slug = title
        .toLowerCase()
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
        .replaceAll(" ", "-");
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}

const SOURCES = /\.(?:ts|tsx|sql|mjs|cjs|po|jsonc)$/;
const PLACES = /^(?:apps|packages|docs|scripts)(?:\/|$)/;
/** Written by a build or at run time. */
const MADE = /(?:^|\/)(?:build|dist|node_modules|gen)(?:\/|$)/;

/** A path in backticks may be written from any folder; `<feature>`, `*`, `{a,b}` and `…` stand for anything. */
function missingPaths(text: string, paths: ReadonlySet<string>): readonly string[] {
  const quoted = [...withoutFences(text).matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) =>
    path.replace(/\/$/, ""),
  );
  const run = [...text.matchAll(/^\s*(?:\$ )?node ((?:apps|packages|scripts)\/\S+)/gm)].map(
    ([, path = ""]) => path,
  );
  return [...new Set([...quoted, ...run])]
    .filter((path) => /^[\w.<][\w@./<>*{},…$-]*$/.test(path) && (PLACES.test(path) || SOURCES.test(path)))
    .filter((path) => path.includes("/") || /^[\w<][\w<>*-]*\./.test(path) || paths.has(path))
    .filter((path) => !MADE.test(path))
    .filter((path) => !isThere(path, paths))
    .map((path) => `there is no ${path}`);
}

function isThere(path: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(path)) return true;
  const pattern = path
    .replace(/^\.\//, "")
    .replaceAll(/<[^>]*>|\*\*?|…|\{[^}]*\}|[.$]/g, (part) => (/^[.$]$/.test(part) ? `\\${part}` : ".*"));
  const whole = new RegExp(`(?:^|/)${pattern}$`);
  for (const known of paths) if (whole.test(known)) return true;
  return false;
}

/** Of pnpm itself, and programs that the repository installs. */
const KNOWN_COMMANDS = new Set(
  "install i add exec dlx deploy changeset vitest tsc oxlint oxfmt knip turbo depcruise playwright run approve-builds".split(
    " ",
  ),
);

function missingCommands(text: string, files: Files): readonly string[] {
  const scripts = scriptsOf(files, "package.json");
  const calls = codeOf(text).matchAll(
    /^(?:\s*\$ )?(?:\w+=\S+ )*(?:npx --yes )?pnpm(?:@\d+)? (?:--filter (\S+) )?(?:run )?([a-z][\w:-]*)/gm,
  );
  return [...calls].flatMap(([, filter, name = ""]) => {
    if (filter === undefined)
      return scripts.has(name) || KNOWN_COMMANDS.has(name) ? [] : [`there is no command pnpm ${name}`];
    const home = [...files].find(
      ([file, json]) => file.endsWith("package.json") && json.includes(`"name": "${filter}"`),
    );
    if (!home) return /[<…]/.test(filter) ? [] : [`there is no package ${filter}`];
    return scriptsOf(files, home[0]).has(name) || KNOWN_COMMANDS.has(name)
      ? []
      : [`${filter} has no script ${name}`];
  });
}

/** What is in backticks, and the blocks: prose may say "pnpm is". */
const codeOf = (text: string) =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^\s*```\w*\n([\s\S]*?)^\s*```/gm)]
    .map(([, code = ""]) => code)
    .join("\n");

function scriptsOf(files: Files, manifest: string): ReadonlySet<string> {
  const json = JSON.parse(files.get(manifest) ?? "{}") as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  return new Set(Object.keys(json.scripts ?? {}));
}

/** Names that an example imports from one of our packages. */
function missingExports(text: string, files: Files): readonly string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from "(@catnip\/[^"]+)"/g)].flatMap(
    ([, names = "", from = ""]) => {
      if (from.includes("<")) return [];
      const module = moduleOf(from, files);
      if (module === undefined) return [`there is no ${from}`];
      return names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*$/, ""),
        )
        .filter((name) => name !== "" && !exportsName(module, name, files, new Set()))
        .map((name) => `${from} does not export ${name}`);
    },
  );
}

/** The file behind an import, by the package's `exports`. */
function moduleOf(from: string, files: Files): string | undefined {
  const [scope = "", name = "", ...rest] = from.split("/");
  const manifest = ["packages", "apps"]
    .map((root) => `${root}/${name}/package.json`)
    .find((path) => files.get(path)?.includes(`"name": "${scope}/${name}"`));
  if (manifest === undefined) return undefined;
  const { exports = {} } = JSON.parse(files.get(manifest) ?? "{}") as {
    readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  const wanted = rest.length === 0 ? "." : `./${rest.join("/")}`;
  for (const [key, value] of Object.entries(exports)) {
    const target = typeof value === "string" ? value : Object.values(value)[0];
    const [before = "", after] = key.split("*");
    const part = after === undefined ? "" : wanted.slice(before.length, wanted.length - after.length);
    const isIt = after === undefined ? key === wanted : wanted.startsWith(before) && wanted.endsWith(after);
    const file = posix.join(posix.dirname(manifest), (target ?? "").replace("*", part));
    if (isIt && files.has(file)) return file;
  }
  return undefined;
}

function exportsName(file: string, name: string, files: Files, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = files.get(file) ?? "";
  const declared = new RegExp(
    `export (?:declare )?(?:async )?(?:const|let|function\\*?|class|type|interface|enum) ${name}\\b|export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}`,
  );
  if (declared.test(text)) return true;
  return [...text.matchAll(/export (?:type )?\* from "(\.[^"]+)"/g)].some(([, from = ""]) =>
    exportsName(posix.join(posix.dirname(file), from), name, files, seen),
  );
}
