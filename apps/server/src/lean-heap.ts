import { setFlagsFromString } from "node:v8";

/**
 * How much garbage may accumulate before a collection, in percent of the live heap. V8's own choice depends on the
 * machine's memory: on a large one it lets a process grow to several times what it needs. Not a limit: the live
 * heap can grow freely.
 */
const GARBAGE_PERCENT_MAX = 30;

/** Keeps this process's heap close to its live size (R-OPS-15). Takes effect with the next garbage collection. */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT_MAX}`);
}
