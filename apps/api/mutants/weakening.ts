/** One way to lose or double money, and the test that must notice. */
export type Weakening = {
  readonly id: string;
  /** What it would do to the shop or its players if it shipped. */
  readonly says: string;
  readonly edits: readonly Edit[];
  /** A statement that changes the tables, such as one that drops a unique index. */
  readonly statement?: string;
  readonly killedBy: KilledBy;
};

/** A change to one file. */
export type Edit = {
  /** Under `src/modules/`, or `sql/…` for functions and triggers. */
  readonly file: string;
  /** Must occur in the file exactly once. */
  readonly from: string;
  readonly to: string;
};

export type KilledBy = {
  /** The test file that must fail, under `src/modules/`. */
  readonly file: string;
  /** Only the tests whose name contains this; absent: all of the file. */
  readonly test?: string;
};

type Change = readonly [id: string, says: string, from: string, to: string, killedBy: string];

/**
 * Weakenings of one file.
 *
 * @param changes each with the test file that must notice; `file.test.ts > words of its name` runs only such tests
 */
export const inFile = (file: string, changes: readonly Change[]): readonly Weakening[] =>
  changes.map(([id, says, from, to, killedBy]) => ({
    id,
    says,
    edits: [{ file, from, to }],
    killedBy: killer(killedBy),
  }));

type Drop = readonly [
  id: string,
  says: string,
  statement: string,
  killedBy: string,
  /** Where statements name what is dropped. */
  edits?: readonly Edit[],
];

/** Weakenings of the tables: something that the database refuses is accepted. */
export const inTables = (drops: readonly Drop[]): readonly Weakening[] =>
  drops.map(([id, says, statement, killedBy, edits = []]) => ({
    id,
    says,
    statement,
    edits,
    killedBy: killer(killedBy),
  }));

/** A weakening that takes several edits, because something is checked twice. */
export const together = (id: string, says: string, edits: readonly Edit[], killedBy: string): Weakening => ({
  id,
  says,
  edits,
  killedBy: killer(killedBy),
});

function killer(text: string): KilledBy {
  const [file = "", test] = text.split(" > ");
  return test === undefined ? { file } : { file, test };
}
