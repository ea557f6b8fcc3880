import { builder } from "../../platform/builder.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { AccountTypeRef } from "../wallets/index.ts";
import { exportStatement, type StatementExport } from "./export.service.ts";

const StatementExportRef = builder.objectRef<StatementExport>("StatementExport").implement({
  description: "A part of a statement that can be checked without us.",
  fields: (t) => ({
    lines: t.stringList({
      description: "Lines of the file: JSON objects, each with the hash of the one before and its own.",
      resolve: ({ lines }) => [...lines],
    }),
    next: t.exposeString("next", {
      nullable: true,
      description: "To be sent as `after` for the next part; null: the file is complete.",
    }),
  }),
});

builder.queryField("findStatementExport", (t) =>
  t.field({
    type: StatementExportRef,
    description:
      "Every booking on one account of the signed-in user, oldest first, as lines of a file whose lines are chained by hashes. `pnpm verify-statement` checks that they fit together and needs nothing but the file; whether all of them were rewritten shows only against another copy.",
    args: {
      type: t.arg({ type: AccountTypeRef, required: true, description: "0 meowcent (coin), 1 silver." }),
      after: t.arg.string({ description: "`next` of the part before." }),
    },
    resolve: (_parent, { type, after }, context) =>
      exportStatement(context.db, requireViewer(context).uuid, type, after ?? null, context.now()),
  }),
);
