// Numbers by name in two typed arrays. A model has some hundred thousand names: as a `Map`, each thread would build and hold all of them before
// its first answer; typed arrays are read as they lie in the file, and threads share them.

/** Numbers by name, such as weights by feature. */
export interface Numbers {
  get(name: string): number | undefined;
}

/** An open hash table with linear probing. A name is known by a second hash: the names themselves are not stored. */
export interface NumberTable {
  /** 0 marks an empty slot. Their count is a power of two. */
  checks: Uint32Array;
  values: Float64Array;
}

/** At most this share of the slots is used. */
const MOST_USED = 0.75;
const SLOT_PRIME = 0x01000193;
const CHECK_PRIME = 0x5bd1e995;

/** FNV-1a over UTF-16 code units with this prime, followed by a mix of the bits. */
function hashOf(name: string, prime: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), prime);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The slot of a name: the one that holds it, or the empty one where it would be. */
function slotOf(checks: Uint32Array, name: string, check: number): number {
  const last = checks.length - 1;
  let slot = hashOf(name, SLOT_PRIME) & last;
  while (checks[slot] !== 0 && checks[slot] !== check) slot = (slot + 1) & last;
  return slot;
}

const checkOf = (name: string) => hashOf(name, CHECK_PRIME) || 1;

/** Builds a table. Throws if two names have the same hashes. */
export function tableOf(numbers: ReadonlyMap<string, number>): NumberTable {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, numbers.size / MOST_USED)));
  const table = { checks: new Uint32Array(slots), values: new Float64Array(slots) };
  for (const [name, value] of numbers) {
    const check = checkOf(name);
    const slot = slotOf(table.checks, name, check);
    if (table.checks[slot] !== 0) throw new Error(`Two names have the same hashes, one is "${name}".`);
    table.checks[slot] = check;
    table.values[slot] = value;
  }
  return table;
}

/** The numbers of a table. */
export const numbersIn = ({ checks, values }: NumberTable): Numbers => ({
  get(name) {
    const slot = slotOf(checks, name, checkOf(name));
    return checks[slot] === 0 ? undefined : values[slot];
  },
});
