type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Returns the array, or a copy that is half as long again if it has fewer than `length` elements. */
export function grow<T extends Numbers>(array: T, length: number): T {
  if (array.length >= length) return array;
  const wide = new (array.constructor as new (length: number) => T)(Math.max(length, Math.ceil(array.length * 1.5)));
  wide.set(array);
  return wide;
}
