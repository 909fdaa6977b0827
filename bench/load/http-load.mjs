// Requests random paths of a list over many connections for some seconds; prints requests per second and percentiles.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { randomOf } from "./filters.mjs";

const [, , url, token, pathsFile, count, seconds, isParted] = process.argv;
const connections = Number(count);
let opened = 0;
const autocannon = createRequire(new URL("../../package.json", import.meta.url))("autocannon");
const paths = JSON.parse(readFileSync(pathsFile, "utf8"));
const random = randomOf(7);
const headers = { authorization: `Bearer ${token}` };
const result = await autocannon({
  url,
  connections,
  duration: Number(seconds),
  setupClient: (client) => {
    // Each connection uses its own part of the list, or all of it in random order.
    const own = isParted
      ? paths.filter((_, at) => at % connections === opened)
      : paths
          .map((path) => [random(), path])
          .sort()
          .map(([, path]) => path);
    opened += 1;
    client.setRequests(own.map((path) => ({ method: "GET", path, headers })));
  },
});
const { requests, latency, non2xx, errors } = result;
console.log(
  JSON.stringify({
    perSecond: requests.average,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    non2xx,
    errors,
  }),
);
