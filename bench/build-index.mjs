// Builds the search over jobs or candidates from a database, in a process with a limited heap; prints the cost.
import { execFile } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { promisify } from "node:util";
import { openPostgres } from "../apps/api/src/db/client.ts";
import { createCandidateSource } from "../apps/api/src/search/candidates/search-source.ts";
import { buildIndex } from "../apps/api/src/search/follow.ts";
import { createJobSource } from "../apps/api/src/search/jobs/search-source.ts";

const SOURCES = { jobs: createJobSource, candidates: createCandidateSource };
/** The heap of the building process in megabytes, without typed arrays. */
const HEAP_MB = 256;
const SLICE_MS = 30;
const MB = 1024 * 1024;

/** Returns rows of the bench: the build of the search over jobs or candidates of the database at this URL. */
export async function measureBuild(url, what) {
  const args = ["--no-warnings", `--max-old-space-size=${HEAP_MB}`, import.meta.filename, url, what];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { rows, cpuSeconds, seconds, heldMs, bytes, residentMb } = JSON.parse(stdout);
  const name = `building the search of ${rows.toLocaleString("en-IN")} ${what}`;
  return [
    {
      what: `${name}: longest turn`,
      measured: `${heldMs.toFixed(0)} ms (${seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s)`,
      goal: `<= ${SLICE_MS} ms`,
      holds: heldMs <= SLICE_MS,
    },
    {
      what: "its arrays; the process with a heap of 256 MB",
      measured: `${(bytes / MB).toFixed(0)} MB, ${(bytes / rows).toFixed(0)} bytes a row; ${residentMb.toFixed(0)} MB`,
      goal: "reported",
      holds: true,
    },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const [, , url, what] = process.argv;
  const { db, close } = await openPostgres(url, console.error);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.cpuUsage();
  const began = performance.now();
  delay.enable();
  const { index } = await buildIndex(db, SOURCES[what](db), () => false);
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  console.log(
    JSON.stringify({
      rows: index.size,
      seconds: (performance.now() - began) / 1000,
      cpuSeconds: (user + system) / 1e6,
      heldMs: delay.max / 1e6,
      bytes: index.bytes,
      residentMb: process.memoryUsage.rss() / MB,
    }),
  );
  await close();
}
