// The number of measurements of a table row, and their spread.

const MANY = 20;

/** Returns the quantile of the samples for this share. */
export function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];
}

export const median = (samples) => percentile(samples, 0.5);

/**
 * Returns the columns `runs` and `spread`: from the 5th to the 95th percentile, for fewer than 20 samples from the
 * minimum to the maximum.
 */
export function summarise(samples, unit, digits = 0) {
  const isMany = samples.length >= MANY;
  const [low, high] = isMany
    ? [percentile(samples, 0.05), percentile(samples, 0.95)]
    : [Math.min(...samples), Math.max(...samples)];
  return { runs: samples.length, spread: `${low.toFixed(digits)}–${high.toFixed(digits)} ${unit}` };
}

/** For a size or a count, which is the same each time. A row without these columns was measured once. */
export const EXACT = { runs: 1, spread: "exact" };
