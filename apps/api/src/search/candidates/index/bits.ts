/** A set of numbers from 0 on, a bit for each. */
export type Bits = Uint32Array;

const WORD = 32;
export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;

export function setBit(bits: Bits, number: number, isIn: boolean): void {
  const at = number >>> 5;
  const bit = 1 << (number & 31);
  bits[at] = isIn ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit;
}

/** Keeps in `bits` what is also in `other`. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Removes from `bits` what is in `other`. */
export function keepOthers(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

/** Visits the numbers below `end` in their order, until `visit` answers false; whether it came to the end. */
export function eachBit(bits: Bits, end: number, visit: (number: number) => boolean): boolean {
  for (let at = 0; at * WORD < end; at++) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      const number = at * WORD + 31 - Math.clz32(lowest);
      if (number >= end) return true;
      if (!visit(number)) return false;
      word ^= lowest;
    }
  }
  return true;
}
