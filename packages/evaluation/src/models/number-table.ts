// Stores numbers by name in two typed arrays. A model has some hundred thousand names. With a `Map`, each thread would build all of them
// before its first answer. Typed arrays are used directly from the file, and threads share them.

/** Numbers by name, such as weights by feature. */
export interface Numbers {
  get(name: string): number | undefined;
}

/** An open hash table with linear probing. A second hash identifies a name; the names themselves are not stored. */
export interface NumberTable {
  /** The second hash of each slot; 0 is an empty slot. The number of slots is a power of two. */
  checks: Uint32Array;
  values: Float64Array;
}

/** At most this share of the slots is used. */
const MOST_USED = 0.75;
const SLOT_PRIME = 0x01000193;
const CHECK_PRIME = 0x5bd1e995;

/** Hashes the UTF-16 code units of a name by FNV-1a with this prime, then mixes the bits. */
function hashName(name: string, prime: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), prime);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns the slot of a name, or the empty slot where it would be inserted. */
function findSlot(checks: Uint32Array, name: string, check: number): number {
  const mask = checks.length - 1;
  let slot = hashName(name, SLOT_PRIME) & mask;
  while (checks[slot] !== 0 && checks[slot] !== check) slot = (slot + 1) & mask;
  return slot;
}

const checkHash = (name: string) => hashName(name, CHECK_PRIME) || 1;

/** Builds a table. Throws if two names have the same hashes. */
export function buildTable(numbers: ReadonlyMap<string, number>): NumberTable {
  const slotCount = 2 ** Math.ceil(Math.log2(Math.max(2, numbers.size / MOST_USED)));
  const table = { checks: new Uint32Array(slotCount), values: new Float64Array(slotCount) };
  for (const [name, value] of numbers) {
    const check = checkHash(name);
    const slot = findSlot(table.checks, name, check);
    if (table.checks[slot] !== 0) throw new Error(`Two names have the same hashes, one is "${name}".`);
    table.checks[slot] = check;
    table.values[slot] = value;
  }
  return table;
}

/** Returns the numbers of a table. */
export const readTable = ({ checks, values }: NumberTable): Numbers => ({
  get(name) {
    const slot = findSlot(checks, name, checkHash(name));
    return checks[slot] === 0 ? undefined : values[slot];
  },
});
