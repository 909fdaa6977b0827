// Requests random paths of a list over many connections for some seconds; prints requests per second and percentiles
// of response times. Measures each response itself, because autocannon's histogram has whole milliseconds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { percentile } from "../samples.mjs";
import { randomOf } from "./filters.mjs";

const [, , url, token, pathsFile, count, seconds, isParted] = process.argv;
const connections = Number(count);
let opened = 0;
const autocannon = createRequire(new URL("../../package.json", import.meta.url))("autocannon");
const paths = JSON.parse(readFileSync(pathsFile, "utf8"));
const random = randomOf(7);
const tokens = token.split(","); // one for each connection, or the same for all
const times = [];
const running = autocannon({
  url,
  connections,
  duration: Number(seconds),
  setupClient: (client) => {
    // Each connection uses its own part of the list, or all of it in random order.
    const own = isParted
      ? paths.filter((_, place) => place % connections === opened)
      : paths
          .map((path) => [random(), path])
          .sort()
          .map(([, path]) => path);
    const headers = { authorization: `Bearer ${tokens[opened % tokens.length]}` };
    opened += 1;
    client.setRequests(own.map((path) => ({ method: "GET", path, headers })));
  },
});
const refused = new Set();
running.on("response", (_client, status, _bytes, ms) => {
  times.push(ms);
  if (status >= 300) refused.add(status);
});
running.on("reqError", (error) => refused.add(error.code ?? error.message));
const { requests, non2xx, errors } = await running;
const millisecondsAt = (share) => Math.round(percentile(times, share) * 10) / 10;
console.log(
  JSON.stringify({
    perSecond: requests.average,
    /** The columns of a row about the rate, and of one about the time. */
    rates: { runs: times.length, spread: `${requests.min}–${requests.max} req/s in one second` },
    times: { runs: times.length, spread: `${millisecondsAt(0.05)}–${millisecondsAt(0.95)} ms` },
    p50: millisecondsAt(0.5),
    p95: millisecondsAt(0.95),
    p99: millisecondsAt(0.99),
    non2xx,
    refused: [...refused],
    errors,
  }),
);
