/**
 * Returns a function that makes the value on its first call. The first object of `Intl` takes some 30 ms on a slow phone, and a page
 * that formats nothing should not wait for it.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
