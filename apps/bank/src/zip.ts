import { crc32, deflateRawSync } from "node:zlib";

/**
 * A zip archive as the mainland's vendors make them: deflated, with names whose encoding it does not state. Libraries
 * write UTF-8 and say so, which is another archive than the one a shop has to read.
 */
export function zipOf(files: readonly { readonly name: Buffer; readonly content: Buffer }[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content);
    const shared = numbers([
      [2, 20], // version needed
      [2, 0], // flags: not encrypted, name not in UTF-8
      [2, 8], // deflated
      [2, 0], // time
      [2, 0x21], // date: 1 January 1980
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0], // extra fields
    ]);
    const entry = Buffer.concat([numbers([[4, 0x04034b50]]), shared, name, packed]);
    const listed = numbers([
      [2, 0], // comment
      [2, 0], // disk
      [2, 0], // attributes
      [4, 0], // more attributes
      [4, at],
    ]);
    directory.push(
      numbers([
        [4, 0x02014b50],
        [2, 20], // made by
      ]),
      shared,
      listed,
      name,
    );
    entries.push(entry);
    at += entry.length;
  }
  const index = Buffer.concat(directory);
  const end = numbers([
    [4, 0x06054b50],
    [2, 0], // disk
    [2, 0], // disk of the directory
    [2, files.length],
    [2, files.length],
    [4, index.length],
    [4, at],
    [2, 0], // comment
  ]);
  return Buffer.concat([...entries, index, end]);
}

/** Little-endian numbers, each with its size in bytes. */
const numbers = (fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
