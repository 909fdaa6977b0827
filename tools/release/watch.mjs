// Compares a canary with the current release, by the reports of browsers (/api/metrics).
import { lineOf, ReleaseError } from "./list.mjs";

const LINE = /^(\w+)\{([^}]*)\} (\S+)$/gm;
const LABEL = /(\w+)="([^"]*)"/g;

/** Parses the samples of a page of metrics in Prometheus' text format. */
export const parseMetrics = (text) =>
  [...text.matchAll(LINE)].map(([, name, labels, value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, label]) => [key, label])),
    value: Number(value),
  }));

/** Returns the third quartile of the samples, from a histogram's buckets. */
function threeQuarters(samples, name) {
  const buckets = samples
    .filter((sample) => sample.name === `${name}_bucket`)
    .map(({ labels, value }) => ({ le: Number(labels.le.replace("+Inf", "Infinity")), value }))
    .sort((a, b) => a.le - b.le);
  const all = buckets.at(-1)?.value ?? 0;
  return all === 0 ? null : (buckets.find(({ value }) => value >= all * 0.75)?.le ?? null);
}

/** Returns the browsers' reports of one version since `before`, an earlier page of the same metrics. */
export function figuresOf(now, before, part, version) {
  const keyOf = ({ name, labels }) => `${name} ${JSON.stringify(labels)}`;
  const earlier = new Map(before.map((sample) => [keyOf(sample), sample.value]));
  const own = now
    .filter(({ labels }) => labels.part === part && labels.version === version)
    .map((sample) => ({ ...sample, value: sample.value - (earlier.get(keyOf(sample)) ?? 0) }));
  const count = (name, kind) => own.find((one) => one.name === name && (!kind || one.labels.kind === kind))?.value ?? 0;
  const pages = count("browser_pages_total");
  const faults = count("browser_reports_total", "error");
  const vitals = Object.fromEntries(["lcp", "inp", "cls"].map((name) => [name, threeQuarters(own, `browser_${name}`)]));
  return { version, pages, faults, rate: pages + faults === 0 ? 0 : faults / (pages + faults), ...vitals };
}

/** The minimum number of pages and faults for judging a canary. */
const ENOUGH = 20;
const SLOWER = 1.5;

/** Returns why a canary should end, or null. A small difference is tolerated: the canary's share is small and figures vary. */
export function verdictOn(canary, current) {
  const percent = (rate) => `${(rate * 100).toFixed(1)}%`;
  if (canary.pages + canary.faults < ENOUGH) return null;
  if (canary.rate > current.rate * 2 + 0.01)
    return `faults on ${percent(canary.rate)} of its pages, ${percent(current.rate)} on those of ${current.version}`;
  for (const vital of ["lcp", "inp"])
    if (canary[vital] !== null && current[vital] !== null && canary[vital] > current[vital] * SLOWER)
      return `${vital.toUpperCase()} of ${canary[vital]} ms, ${current[vital]} ms for ${current.version}`;
  return null;
}

const TIMEOUT_MS = 15_000;

/** Reads the samples of the site's metrics; METRICS_TOKEN is for a site that requires it. */
export async function readMetrics(site, env) {
  const url = new URL("/api/metrics", site);
  const headers = env.METRICS_TOKEN ? { authorization: `Bearer ${env.METRICS_TOKEN}` } : {};
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new ReleaseError(`${url.href} does not answer: ${error.cause?.message ?? error.message}.`);
  });
  if (!answer.ok)
    throw new ReleaseError(
      `${url.href} answers ${answer.status}. Set METRICS_TOKEN to that of the server, or run this on its machine.`,
    );
  return parseMetrics(await answer.text());
}

/** Whether a browser counter has fallen: another server counts now. */
export function hasRestarted(now, last) {
  const keyOf = ({ name, labels }) => `${name} ${JSON.stringify(labels)}`;
  const values = new Map(now.map((sample) => [keyOf(sample), sample.value]));
  return last.some((one) => one.name.startsWith("browser_") && (values.get(keyOf(one)) ?? 0) < one.value);
}

const shown = ({ version, pages, faults, rate, lcp, inp, cls }) =>
  `${version}: ${pages} pages, ${faults} faults (${(rate * 100).toFixed(1)}%), LCP ${lcp ?? "–"} ms, INP ${inp ?? "–"} ms, CLS ${cls ?? "–"}`;

const reading = async (list, metrics) => ({ lines: await list(), now: await metrics() });

/**
 * Reports on canary and current release until the canary ends. `takeBack(version)`, if given, ends a worse canary. A
 * failed reading is repeated after `pause()`; only a failure of the first one ends the watch.
 */
export async function watchCanary(part, { metrics, list, takeBack, say, pause }) {
  let before = await metrics();
  let last = before;
  for (;;) {
    const read = await reading(list, metrics).catch((error) => {
      say(`Not read, and tried again: ${error.message}`);
    });
    if (read) {
      const { lines, now } = read;
      const { current, canary } = lineOf(lines, part);
      if (!canary) return say(`${part} has no canary; everybody has ${current.version}.`);
      if (hasRestarted(now, last)) {
        say("A counter has fallen: the server was started again, or another process answered. Counting begins again.");
        before = now;
      }
      last = now;
      const [newer, older] = [canary, current].map(({ version }) => figuresOf(now, before, part, version));
      say(`canary ${canary.share}% ${shown(newer)}\n          current    ${shown(older)}`);
      const fault = verdictOn(newer, older);
      if (fault) say(`The canary is worse: ${fault}.`);
      if (fault && takeBack) return takeBack(canary.version);
    }
    await pause();
  }
}
