import { builder } from "../../platform/builder.ts";
import { addTrafficLog } from "./traffic.service.ts";

builder.mutationField("addLogTraffic", (t) =>
  t.boolean({
    description: "Notes what a visitor did; false when it could not be written. Never an error.",
    args: {
      event_name: t.arg.string({ required: true }),
      page_location: t.arg.string(),
      meta: t.arg({ type: "JSON" }),
    },
    resolve: (_parent, args, context) => addTrafficLog(context, args),
  }),
);
