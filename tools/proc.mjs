// Reads Linux's /proc: what a process and its children use.
import { readFileSync } from "node:fs";

/** Returns the text of a file below /proc; empty once the process has ended. */
export function readProc(file) {
  try {
    return readFileSync(`/proc/${file}`, "utf8").trim();
  } catch {
    return "";
  }
}

/** Returns the process and all processes below it. */
function treeOf(pid) {
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return [pid, ...children.flatMap(treeOf)];
}

/** Returns the memory in KB; memory shared by processes, such as the program itself, counts once. */
const residentKb = (pid) => Number(/Pss:\s+(\d+) kB/.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0);

/** Returns the memory of a process and its children, in MB. */
export const memoryOf = (pid) => treeOf(pid).reduce((sum, one) => sum + residentKb(one), 0) / 1024;
