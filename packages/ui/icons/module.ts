import * as lucide from "lucide";
import { FILLED, NAMES } from "./names.ts";
import { pathOf, type Drawing } from "./path-of.ts";

/** The text of `src/icons/lucide.tsx`. */
export function iconModule(): string {
  const drawings: Readonly<Record<string, unknown>> = lucide;
  const outlines = Object.entries(NAMES).map(([name, drawing]) => {
    const path = pathOf(drawings[drawing] as Drawing);
    const filled = Object.entries(FILLED).filter(([, outline]) => outline === name);
    if (filled.length === 0) return component(name, `d="${path}"`);
    const constant = name.replace(/Icon$/, "").toUpperCase();
    return [
      `const ${constant} = "${path}";`,
      component(name, `d={${constant}}`),
      ...filled.map(([each]) => component(each, `fill="currentColor" d={${constant}}`)),
    ].join("\n\n");
  });
  return `${HEAD}\n${outlines.join("\n\n")}\n`;
}

const component = (name: string, attributes: string) =>
  `export function ${name}(props: IconProps) {\n  return <Stroke {...props} ${attributes} />;\n}`;

const HEAD = `// Written by \`pnpm generate\`. The drawings are Lucide's, see icons/LICENSE.
import { Stroke, type IconProps } from "./stroke.tsx";
`;
