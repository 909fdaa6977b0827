// Prints what this process is after it may have replaced itself.
import { returnFreedMemory } from "../src/config/freed-memory.ts";

returnFreedMemory();
const { MALLOC_MMAP_THRESHOLD_: threshold, KEPT: kept } = process.env;
console.log(
  JSON.stringify({ pid: process.pid, args: process.argv.slice(2), flags: process.execArgv, threshold, kept }),
);
