import { openEmbeddedDatabase } from "../embedded-database.ts";

/** A process of its own that has a data folder as a shop has it: `node hold-folder.ts <folder> <port>`. */
const [, , dataDir = "", port = "4000"] = process.argv;
try {
  const database = await openEmbeddedDatabase({ dataDir, port: Number(port) });
  database.serving();
  process.once("SIGTERM", () => void database.close().then(() => process.exit()));
  setInterval(() => undefined, 60_000); // A shop would wait for requests.
  console.log(database.reused ? "took over" : "started");
} catch (fault) {
  console.log(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
