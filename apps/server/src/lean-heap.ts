import { setFlagsFromString } from "node:v8";

/**
 * How much garbage may pile up before it is collected, in percent of what is in use. V8's own choice depends on the
 * machine's memory: on a large one it lets a process grow to several times what it needs. Not a limit: whatever is
 * really needed is given.
 */
const GARBAGE_PERCENT_MAX = 30;

/** Keeps this process's heap close to what is in use (R-OPS-15). Takes effect with the next garbage collection. */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT_MAX}`);
}
