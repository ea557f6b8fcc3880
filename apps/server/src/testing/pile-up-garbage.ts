import { keepHeapLean } from "../lean-heap.ts";

/*
 * A process of its own: keeps many objects and replaces them all the time by others that live long enough to count as
 * old. Prints the most that was in use in the second half, as a multiple of what is kept: at first V8 waits for a heap
 * of its own choice. With the argument `lean`, the heap is kept lean.
 */

const KEPT = 300_000;
const ROUNDS = 40;
const USE_EVERY = 5_000;

if (process.argv.includes("lean")) keepHeapLean();
const make = (at: number) => ({ at, text: `object ${at}`, more: [at, at + 1, at + 2] });
const kept = Array.from({ length: KEPT }, (_, at) => make(at));
const needed = process.memoryUsage().heapUsed;
let most = 0;
for (let at = 0; at < KEPT * ROUNDS; at += 1) {
  kept[at % KEPT] = make(at);
  if (at > (KEPT * ROUNDS) / 2 && at % USE_EVERY === 0) most = Math.max(most, process.memoryUsage().heapUsed);
}
console.log(most / needed);
