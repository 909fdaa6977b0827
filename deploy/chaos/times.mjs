// How long each call took, in steps of five per cent: hours of calls need no more memory than minutes.

const STEP = Math.log(1.05);
/** Ids and numbers of a path, which calls of one kind do not share. */
const PARAMETER = /\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/g;

const nameOf = ({ method, path }) => `${method} ${path.split("?")[0].replace(PARAMETER, "/:id")}`;

export function createTimes() {
  const steps = new Map();
  /** Returns the upper end of the step that contains this share. */
  function at(counts, share) {
    const all = counts.reduce((sum, count) => sum + count, 0);
    let seen = 0;
    const step = counts.findIndex((count) => {
      seen += count;
      return seen >= all * share;
    });
    return Math.exp(step * STEP);
  }
  return {
    add(call, ms) {
      const name = nameOf(call);
      const counts = steps.get(name) ?? Array(400).fill(0);
      steps.set(name, counts);
      counts[Math.min(counts.length - 1, Math.max(0, Math.ceil(Math.log(ms) / STEP)))] += 1;
    },
    /** The slowest first, in milliseconds. */
    rows: () =>
      [...steps]
        .map(([call, counts]) => ({
          call,
          count: counts.reduce((sum, count) => sum + count, 0),
          median: at(counts, 0.5),
          p99: at(counts, 0.99),
        }))
        .sort((a, b) => b.p99 - a.p99),
  };
}
