// Compares a canary with the release that the others have, by what browsers reported (/api/metrics).
const LINE = /^(\w+)\{([^}]*)\} (\S+)$/gm;
const LABEL = /(\w+)="([^"]*)"/g;

/** The samples of a page of metrics in Prometheus' text form. */
export const parseMetrics = (text) =>
  [...text.matchAll(LINE)].map(([, name, labels, value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, label]) => [key, label])),
    value: Number(value),
  }));

/** The value below which three quarters of the samples are, from a histogram's buckets. */
function threeQuarters(samples, name) {
  const buckets = samples
    .filter((sample) => sample.name === `${name}_bucket`)
    .map(({ labels, value }) => ({ le: Number(labels.le.replace("+Inf", "Infinity")), value }))
    .sort((a, b) => a.le - b.le);
  const all = buckets.at(-1)?.value ?? 0;
  return all === 0 ? null : (buckets.find(({ value }) => value >= all * 0.75)?.le ?? null);
}

/** What browsers reported of one version since `before`, an earlier page of the same metrics. */
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

/** A canary is judged from this many pages and faults on. */
const ENOUGH = 20;
const SLOWER = 1.5;

/** Why a canary should end, or null. It may be a little worse: its share is small and figures vary. */
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
