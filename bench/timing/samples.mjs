// How often a row of the table was measured and how far its samples lie apart.

const MANY = 20;

/** The sample that this share of all is not above. */
export function at(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];
}

export const median = (samples) => at(samples, 0.5);

/** The columns `runs` and `spread`: from the 5th to the 95th percentile, of fewer than 20 samples from the least to the most. */
export function sampled(samples, unit, digits = 0) {
  const isMany = samples.length >= MANY;
  const [low, high] = isMany ? [at(samples, 0.05), at(samples, 0.95)] : [Math.min(...samples), Math.max(...samples)];
  return { runs: samples.length, spread: `${low.toFixed(digits)}–${high.toFixed(digits)} ${unit}` };
}

/** A size or a count: the same each time. A row that says nothing was measured once. */
export const EXACT = { runs: 1, spread: "exact" };
