/** What browsers measure of a page: largest paint and response in milliseconds, layout shift without a unit. */
export const VITALS = ["lcp", "inp", "cls"] as const;
export type Vital = (typeof VITALS)[number];

/** The number of days that the admin's page covers. */
export const VITALS_DAYS = 7;
/** A release changed a page if its 75th percentile moved by this share, with this many documents before and after. */
export const CHANGED_BY = 0.1;
export const MIN_DOCUMENTS = 30;

const UNIT: Readonly<Record<Vital, number>> = { lcp: 1, inp: 1, cls: 0.001 };
/** Each bucket ends 5% above the one before, so that a percentile is at most 5% off. */
const STEP = 1.05;

/** Returns the bucket of a value: its logarithm. */
export const bucketOf = (vital: Vital, value: number): number =>
  Math.ceil(Math.log1p(value / UNIT[vital]) / Math.log(STEP));
/** Returns the largest value of a bucket. */
export const boundOf = (vital: Vital, bucket: number): number => UNIT[vital] * (STEP ** bucket - 1);

export interface Bucket {
  bucket: number;
  count: number;
}
const countAll = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

/** Returns the 75th percentile of the counted values; null if there are none. */
export function p75Of(vital: Vital, buckets: readonly Bucket[]): number | null {
  const wanted = countAll(buckets) * 0.75;
  let passed = 0;
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= wanted && count > 0) return boundOf(vital, bucket);
  }
  return null;
}

export interface OfRelease {
  version: string;
  /** The buckets of the largest paint. */
  buckets: readonly Bucket[];
}
/** What a release did to a page: its largest paint at the 75th percentile before and since, in milliseconds. */
export interface Change {
  version: string;
  before: number;
  after: number;
}

/** Returns the last release that changed a page's largest paint; null if none did. `releases`: the first seen first. */
export function lastChange(releases: readonly OfRelease[]): Change | null {
  const measured = releases.filter(({ buckets }) => countAll(buckets) >= MIN_DOCUMENTS);
  for (const [index, { version, buckets }] of [...measured.entries()].reverse()) {
    const former = measured[index - 1];
    if (!former) return null;
    const [before, after] = [p75Of("lcp", former.buckets), p75Of("lcp", buckets)];
    if (before && after && Math.abs(after / before - 1) >= CHANGED_BY) return { version, before, after };
  }
  return null;
}
