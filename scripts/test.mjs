// Deliberately plain JavaScript: an old Node must be able to print the message that refuses it.
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error(
    `Catnip needs Node 24, which it brings along; this is Node ${process.versions.node}. Test it with: npx --yes pnpm@12 test`,
  );
  process.exit(1);
}
await import("./test.ts");
