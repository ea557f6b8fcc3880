import { openEmbeddedDatabase } from "../embedded-database.ts";

/** A separate process that holds a data folder like a shop: `node hold-folder.ts <folder> <port>`. */
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
