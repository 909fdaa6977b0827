/** Returns the result of the work, or undefined if it failed. The log and the metric call the failure `name`. */
export type Tolerate = <T>(name: string, work: Promise<T>) => Promise<T | undefined>;
export type Tolerance = ReturnType<typeof createTolerance>;

/**
 * For work whose failure its caller survives, such as the refresh of a cache. Each failure is counted. Of consecutive
 * ones only the first is logged, because a refresh fails every few seconds while the database is unreachable.
 */
export function createTolerance(onError: (error: unknown, name: string) => void) {
  const counts = new Map<string, number>();
  const failing = new Set<string>();
  const tolerate: Tolerate = async (name, work) => {
    try {
      const result = await work;
      failing.delete(name);
      return result;
    } catch (error) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (!failing.has(name)) onError(error, name);
      failing.add(name);
      return undefined;
    }
  };
  return { tolerate, counts: counts as ReadonlyMap<string, number> };
}
