import { createHash } from "node:crypto";
import { buildTable, type NumberTable, readTable } from "./number-table.ts";

// The file of all models: "dryrun-2", the hash of the sources, the SHA-256 of the rest, the length of the directory, the directory as JSON, and
// the entries. The SHA-256 does not cover the hash of the sources, so it stays the same if a change of the code changes no number. An entry
// is the length of its JSON, the JSON, and the typed arrays that the JSON refers to by offset. Everything starts at a multiple of 8 bytes.
// The same models give the same bytes on every machine. Arrays are views of the file, so nothing is copied.

const MAGIC = "dryrun-2";
const MADE_FROM_AT = MAGIC.length;
const HASH_AT = MADE_FROM_AT + 32;
const REST_AT = HASH_AT + 32;
const ALIGNMENT = 8;

const ARRAYS = { Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };
type StorableArray = InstanceType<(typeof ARRAYS)[keyof typeof ARRAYS]>;

/** The references in the JSON to an array and to a map of numbers. */
interface StoredArray {
  $array: keyof typeof ARRAYS;
  at: number;
  length: number;
}
interface StoredTable {
  $table: NumberTable;
}

/** For each entry, where it begins and how long it is, in bytes. Offsets count from the end of the directory. */
type Directory = Record<string, [at: number, length: number]>;

/** An opened file of models. */
export interface ModelFile {
  /** The hash of the sources in hexadecimal digits, see `made-from.ts`. */
  madeFrom: string;
  /** The SHA-256 of the models, in hexadecimal digits. */
  hash: string;
  /** Reads an entry; undefined if there is none. Maps of numbers are returned as `Numbers`. */
  read(name: string): unknown;
  /** Returns the bytes of an entry; empty if there is none. */
  bytesOf(name: string): Buffer;
}

const padToAlignment = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (ALIGNMENT - 1))]);

/** Encodes a value as JSON, preceded by its length in bytes and padded. */
function encodeJson(value: unknown, replacer?: (key: string, item: unknown) => unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value, replacer));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return padToAlignment(Buffer.concat([length, json]));
}

function encodeEntry(value: unknown): Buffer {
  const arrays: Buffer[] = [];
  let offset = 0;
  const json = encodeJson(value, (_, item: unknown): unknown => {
    if (item instanceof Map) return { $table: buildTable(item as ReadonlyMap<string, number>) };
    if (!ArrayBuffer.isView(item)) return item;
    const { length } = item as StorableArray;
    const stored: StoredArray = { $array: item.constructor.name as keyof typeof ARRAYS, at: offset, length };
    const bytes = padToAlignment(Buffer.from(item.buffer, item.byteOffset, item.byteLength));
    arrays.push(bytes);
    offset += bytes.length;
    return stored;
  });
  return Buffer.concat([json, ...arrays]);
}

/** Encodes the bytes of a file. `sourcesHash` has 64 hexadecimal digits. Entries may contain JSON, typed arrays, and maps from strings to numbers. */
export function encodeModels(sourcesHash: string, entries: ReadonlyMap<string, unknown>): Buffer {
  const directory: Directory = {};
  let offset = 0;
  const bodies = [...entries].map(([name, value]) => {
    const body = encodeEntry(value);
    directory[name] = [offset, body.length];
    offset += body.length;
    return body;
  });
  const rest = Buffer.concat([encodeJson(directory), ...bodies]);
  const hash = createHash("sha256").update(rest).digest();
  return Buffer.concat([Buffer.from(MAGIC), Buffer.from(sourcesHash, "hex"), hash, rest]);
}

/** Copies these bytes to memory that threads can share. */
export function inSharedMemory(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** Reads the JSON text at an offset, and returns the offset after it. */
function readJson(bytes: Buffer, at: number): { text: string; end: number } {
  const start = at + 4;
  const end = start + bytes.readUInt32LE(at);
  return { text: bytes.toString("utf8", start, end), end: end + (-(end - at) & (ALIGNMENT - 1)) };
}

/** Opens a file of models; null if the bytes are something else. Only `isIntact` checks all bytes. */
export function openModels(shared: SharedArrayBuffer): ModelFile | null {
  const bytes = Buffer.from(shared);
  if (bytes.length < REST_AT || bytes.toString("latin1", 0, MADE_FROM_AT) !== MAGIC) return null;
  const { text, end: entriesAt } = readJson(bytes, REST_AT);
  const directory = new Map(Object.entries(JSON.parse(text) as Directory));
  return {
    madeFrom: bytes.toString("hex", MADE_FROM_AT, HASH_AT),
    hash: bytes.toString("hex", HASH_AT, REST_AT),
    read(name) {
      const entryRange = directory.get(name);
      if (entryRange === undefined) return undefined;
      const entry = readJson(bytes, entriesAt + entryRange[0]);
      return JSON.parse(entry.text, (_, item: unknown) => reviveItem(item, shared, entry.end));
    },
    bytesOf(name) {
      const [at, length] = directory.get(name) ?? [0, 0];
      return bytes.subarray(entriesAt + at, entriesAt + at + length);
    },
  };
}

function reviveItem(item: unknown, shared: SharedArrayBuffer, arraysAt: number): unknown {
  if (item === null || typeof item !== "object") return item;
  if ("$table" in item) return readTable((item as StoredTable).$table);
  if (!("$array" in item)) return item;
  const { $array, at, length } = item as StoredArray;
  return Reflect.construct(ARRAYS[$array], [shared, arraysAt + at, length]);
}

/** Whether no byte of the models has changed since the file was written. */
export function isIntact(shared: SharedArrayBuffer): boolean {
  const bytes = Buffer.from(shared);
  const hash = createHash("sha256").update(bytes.subarray(REST_AT)).digest();
  return hash.equals(bytes.subarray(HASH_AT, REST_AT));
}
