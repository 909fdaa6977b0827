import { createHash } from "node:crypto";
import { type NumberTable, numbersIn, tableOf } from "./number-table.ts";

// The file of all models: "dryrun-2", the hash of the sources, the SHA-256 of what follows, the length of the directory as JSON, the directory, and
// the entries. The SHA-256 does not cover the hash of the sources, so it stays the same when a change of the code changes no number. An entry
// is the length of its JSON, the JSON, and the typed arrays that the JSON refers to by offset. Everything starts at a multiple of 8 bytes.
// The same models give the same bytes on every machine. Arrays are views of the file, so nothing is copied.

const MAGIC = "dryrun-2";
const MADE_FROM_AT = MAGIC.length;
const HASH_AT = MADE_FROM_AT + 32;
const REST_AT = HASH_AT + 32;
const ALIGNED = 8;

const ARRAYS = { Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };
type Arrays = InstanceType<(typeof ARRAYS)[keyof typeof ARRAYS]>;

/** How the JSON refers to an array, and to a map of numbers. */
interface StoredArray {
  $array: keyof typeof ARRAYS;
  at: number;
  length: number;
}
interface StoredTable {
  $table: NumberTable;
}

/** Where each entry starts, from the end of the directory, and how many bytes it has. */
type Directory = Record<string, [at: number, length: number]>;

/** A file of models that was opened. */
export interface ModelFile {
  /** The hash of the sources in hexadecimal digits, see `made-from.ts`. */
  madeFrom: string;
  /** The SHA-256 of the models, in hexadecimal digits. */
  hash: string;
  /** An entry; undefined where there is none. Maps of numbers are read as `Numbers`. */
  read(name: string): unknown;
  /** The bytes of an entry; empty if there is none. */
  bytesOf(name: string): Buffer;
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (ALIGNED - 1))]);

/** The length of a JSON text and the text, padded together. */
function withLength(value: unknown, replacer?: (key: string, item: unknown) => unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value, replacer));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return padded(Buffer.concat([length, json]));
}

function encodeEntry(value: unknown): Buffer {
  const arrays: Buffer[] = [];
  let at = 0;
  const json = withLength(value, (_, item: unknown): unknown => {
    if (item instanceof Map) return { $table: tableOf(item as ReadonlyMap<string, number>) };
    if (!ArrayBuffer.isView(item)) return item;
    const { length } = item as Arrays;
    const stored: StoredArray = { $array: item.constructor.name as keyof typeof ARRAYS, at, length };
    const bytes = padded(Buffer.from(item.buffer, item.byteOffset, item.byteLength));
    arrays.push(bytes);
    at += bytes.length;
    return stored;
  });
  return Buffer.concat([json, ...arrays]);
}

/** The bytes of a file; `madeFrom` has 64 hexadecimal digits. Entries hold JSON, typed arrays, and maps from strings to numbers. */
export function encodeModels(madeFrom: string, entries: ReadonlyMap<string, unknown>): Buffer {
  const directory: Directory = {};
  let at = 0;
  const bodies = [...entries].map(([name, value]) => {
    const body = encodeEntry(value);
    directory[name] = [at, body.length];
    at += body.length;
    return body;
  });
  const rest = Buffer.concat([withLength(directory), ...bodies]);
  const hash = createHash("sha256").update(rest).digest();
  return Buffer.concat([Buffer.from(MAGIC), Buffer.from(madeFrom, "hex"), hash, rest]);
}

/** These bytes in memory that threads can share. */
export function inSharedMemory(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** The JSON text whose length is stored here, and the offset after it. */
function readJson(bytes: Buffer, at: number): { text: string; end: number } {
  const start = at + 4;
  const end = start + bytes.readUInt32LE(at);
  return { text: bytes.toString("utf8", start, end), end: end + (-(end - at) & (ALIGNED - 1)) };
}

/** Opens a file of models. Null if the bytes are something else. Only `isIntact` reads all of them. */
export function openModels(shared: SharedArrayBuffer): ModelFile | null {
  const bytes = Buffer.from(shared);
  if (bytes.length < REST_AT || bytes.toString("latin1", 0, MADE_FROM_AT) !== MAGIC) return null;
  const { text, end: bodies } = readJson(bytes, REST_AT);
  const places = new Map(Object.entries(JSON.parse(text) as Directory));
  return {
    madeFrom: bytes.toString("hex", MADE_FROM_AT, HASH_AT),
    hash: bytes.toString("hex", HASH_AT, REST_AT),
    read(name) {
      const place = places.get(name);
      if (place === undefined) return undefined;
      const entry = readJson(bytes, bodies + place[0]);
      return JSON.parse(entry.text, (_, item: unknown) => revived(item, shared, entry.end));
    },
    bytesOf(name) {
      const [at, length] = places.get(name) ?? [0, 0];
      return bytes.subarray(bodies + at, bodies + at + length);
    },
  };
}

function revived(item: unknown, shared: SharedArrayBuffer, arraysAt: number): unknown {
  if (item === null || typeof item !== "object") return item;
  if ("$table" in item) return numbersIn((item as StoredTable).$table);
  if (!("$array" in item)) return item;
  const { $array, at, length } = item as StoredArray;
  return Reflect.construct(ARRAYS[$array], [shared, arraysAt + at, length]);
}

/** Whether no byte of the file has changed since it was made. */
export function isIntact(shared: SharedArrayBuffer): boolean {
  const bytes = Buffer.from(shared);
  const hash = createHash("sha256").update(bytes.subarray(REST_AT)).digest();
  return hash.equals(bytes.subarray(HASH_AT, REST_AT));
}
