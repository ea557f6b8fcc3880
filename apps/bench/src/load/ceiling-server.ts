import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Answers every request with the bytes of one file; prints its port. */
const [file = "", type = "text/plain"] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = { "content-type": type, "content-length": bytes.length };

const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(address.port);
});
