import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The parts of HarfBuzz's C API in use; pointers are numbers (`hb-subset.h`). */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, element: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    middle: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** A subset of an uncompressed font. Keeps the glyph for missing characters. */
interface Part {
  readonly characters: string;
  /** OpenType features, such as "kern". */
  readonly features: readonly string[];
  readonly weights: { readonly min: number; readonly max: number };
}

/** @throws Error when HarfBuzz fails */
export async function partOf(font: Uint8Array, { characters, features, weights }: Part): Promise<Buffer> {
  // A new instance per call, so that its memory is released.
  const { instance } = await WebAssembly.instantiate(readFileSync(WASM));
  const hb = instance.exports as unknown as HarfBuzz;
  (instance.exports["_initialize"] as () => void)();
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NOTDEF_OUTLINE);
  const kept = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(kept);
  for (const feature of features) hb.hb_set_add(kept, tag(feature));
  const wanted = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(wanted, character.codePointAt(0) ?? 0);
  const { min, max } = weights;
  if (hb.hb_subset_input_set_axis_range(input, face, tag("wght"), min, max, Number.NaN) === 0)
    throw new Error("The font has no weights.");
  const part = hb.hb_subset_or_fail(face, input);
  if (part === 0) throw new Error("HarfBuzz cannot make a part of this font.");
  const blob = hb.hb_face_reference_blob(part);
  const at = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(blob)));
}

const WASM = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
const tag = (name: string) => Buffer.from(name, "latin1").readUInt32BE();

/** `HB_MEMORY_MODE_WRITABLE`, `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`, `HB_SUBSET_FLAGS_NOTDEF_OUTLINE`. */
const WRITABLE = 2;
const FEATURES = 6;
const NOTDEF_OUTLINE = 0x40;
