import { createVitest, type TestModule } from "vitest/node";
import type { ProvidedContext } from "vitest";
import { API, isSql, pathOf } from "./apply-edits.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import type { KilledBy, Weakening } from "./weakening.ts";
import { SQL_READER, weakenedModules } from "./weakened-modules.ts";
import { withTemplate } from "./weakened-template.ts";

/** Runs tests of the API against one weakening after the other; what was loaded for one serves the next. */
export type Lane = {
  readonly run: (weakening: Weakening) => Promise<Outcome>;
  /** Runs tests against the API as it is. */
  readonly control: (tests: KilledBy) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

export async function openLane(provided: ProvidedContext): Promise<Lane> {
  const modules = weakenedModules();
  const vitest = await createVitest(
    {
      root: API,
      watch: false,
      silent: true,
      reporters: [{}],
      maxWorkers: 1,
      // It knows a module by its text on the disk, which is not what we hand out, and other runs would read it.
      fsModuleCache: false,
      // One server for all lanes, started by their caller.
      globalSetup: [],
      provide: provided,
    },
    { plugins: [modules.plugin] },
  );
  await vitest.standalone();
  const project = vitest.getRootProject();
  /** Vitest goes on listing the modules of earlier runs. */
  const reported = new WeakSet<TestModule>();

  const runTests = async ({ file, test }: KilledBy): Promise<Outcome> => {
    const pattern = test === undefined ? {} : { testNamePattern: new RegExp(escaped(test)) };
    const { testModules } = await vitest.runTestSpecifications([
      project.createSpecification(pathOf(file), pattern),
    ]);
    const own = testModules.filter((module) => !reported.has(module));
    for (const module of own) reported.add(module);
    return outcomeOf(own);
  };

  return {
    control: runTests,
    run: async (weakening) => {
      const { edits, killedBy } = weakening;
      const files = [...edits.map(({ file }) => pathOf(file)), ...(edits.some(isSql) ? [SQL_READER] : [])];
      modules.weaken(edits);
      for (const file of files) vitest.invalidateFile(file);
      try {
        return await withTemplate(provided, weakening, async (template) => {
          project.provide("template", template);
          return runTests(killedBy);
        });
      } catch (fault) {
        return { verdict: "broken", why: fault instanceof Error ? fault.message : String(fault) };
      } finally {
        modules.weaken([]);
        for (const file of files) vitest.invalidateFile(file);
      }
    },
    close: () => vitest.close(),
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
