import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const WRONG = {
  "text that comes and goes": "<p>{count} games{isLong && ` of ${all}`}</p>",
  "text before which an element comes and goes": "<button>{isOn && <CheckIcon />}{name}</button>",
  "text before which a list grows": "<ul>{games.map((game) => <li key={game} />)}{t`End`}</ul>",
  "text in place of an element": "<p><b>1</b>{isOn ? t`On` : <CheckIcon />}</p>",
  "text that comes and goes in a component": "<Button>{isOn && t`On`}</Button>",
  "text of a fragment that comes and goes": "<p>{isOn && <>{name}: <b>on</b></>}</p>",
  "text by a name of the same file": "<p>{words}<b>!</b></p>",
  "what a prop allows to be text": "<p>{isOn && <CheckIcon />}{slot}</p>",
};
const RIGHT = {
  "the only text of an element": "<p>{isOn ? t`On` : t`Off`}</p>",
  "the only text of an element, which comes and goes": "<p>{isOn && t`On`}</p>",
  "text in elements of its own": "<p>{isOn && <span>{name}</span>}<span>{name}</span></p>",
  "a message": "<p>{isOn && <CheckIcon />}<Trans>On since {day}{isOn && 1}</Trans></p>",
  "an element that comes and goes after text": "<p>{name}{isOn && <CheckIcon />}</p>",
  "another element in the same place": "<p>{isOn ? <CheckIcon /> : <CloseIcon />}{name}</p>",
  spaces: '<p>{isOn && <CheckIcon />}{" "}<b>on</b></p>',
  "an element by a name of the same file": "<p>{isOn && <CheckIcon />}{icon}</p>",
  "what a prop says is an element": "<p>{isOn && <CheckIcon />}{sign}</p>",
};

let folder: string;
let problems: ReadonlyMap<string, string>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-lint-"));
  const cases = Object.entries({ ...WRONG, ...RIGHT });
  for (const [index, [, jsx]] of cases.entries())
    writeFileSync(path.join(folder, `${index}.tsx`), component(jsx));
  writeFileSync(path.join(folder, "returned.tsx"), "export function Day() { return format.date(0); }\n");
  problems = lint();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// R-WEB-82
describe("a translated page would crash for", () => {
  test.each(Object.keys(WRONG))("%s", (says) => {
    expect(problemOf(says)).toContain("R-WEB-82");
  });

  test("a component that is nothing but text", () => {
    expect(problems.get("returned.tsx")).toContain("R-WEB-82");
  });
});

// R-WEB-82
describe("a translated page can cope with", () => {
  test.each(Object.keys(RIGHT))("%s", (says) => {
    expect(problemOf(says)).toBeUndefined();
  });
});

const problemOf = (says: string) => problems.get(`${Object.keys({ ...WRONG, ...RIGHT }).indexOf(says)}.tsx`);

const component = (jsx: string) => `
  export function Part({ isOn, name, slot, sign }: { isOn: boolean; name: string; slot: ReactNode; sign: ReactElement | null }) {
    const icon = <CheckIcon />;
    const words = isOn && t\`On\`;
    return <div>${jsx}</div>;
  }
`;

/** The linter's reports, by file. */
function lint(): ReadonlyMap<string, string> {
  const config = path.join(folder, "config.json");
  writeFileSync(
    config,
    JSON.stringify({
      categories: { correctness: "off" },
      jsPlugins: [path.join(import.meta.dirname, "plugin.ts")],
      rules: { "catnip/text-in-elements": "error" },
    }),
  );
  const oxlint = path.resolve(import.meta.dirname, "../../node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "-c", config, "-f", "unix", folder], {
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => line.includes(".tsx:"));
  return new Map(lines.map((line) => [path.basename(line.slice(0, line.indexOf(".tsx:"))) + ".tsx", line]));
}
