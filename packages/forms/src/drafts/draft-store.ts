import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";

/** Unsent input, stored on this device under a key that starts with the user's id. */
export interface Draft {
  key: string;
  values: unknown;
  savedAt: number;
  /** For a draft that the account stores too: the account's version that it is based on, and whether the account has it. */
  version?: number;
  isSynced?: boolean;
}

export interface DraftStore {
  get: (key: string) => Promise<Draft | undefined>;
  put: (draft: Draft) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
  /** Whether a draft's key has this prefix, that is, whether a user has unsent input. */
  has: (prefix: string) => Promise<boolean>;
  /** Deletes the drafts whose key has this prefix: at Logout, all drafts of the user. */
  clear: (prefix: string) => Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
export const DRAFT_LIFE = 30 * DAY;
const STORE = "drafts";

interface Schema extends DBSchema {
  [STORE]: { key: string; value: Draft };
}
type Drafts = IDBPDatabase<Schema>;
type Writable = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, "readwrite">;

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

async function open(): Promise<Drafts> {
  const db = await openDB<Schema>("dryrun-drafts", 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: "key" }),
    blocking: () => db.close(), // another tab has a newer release
  });
  await deleteOld(db);
  return db;
}

async function deleteOld(db: Drafts): Promise<void> {
  const { store, done } = db.transaction(STORE, "readwrite");
  for (const { key, savedAt } of await store.getAll()) {
    if (savedAt < Date.now() - DRAFT_LIFE) void store.delete(key);
  }
  await done;
}

/** Commits with the request, because a page that closes before the answer would lose the write. */
async function write(db: Drafts, change: (store: Writable) => Promise<unknown>): Promise<void> {
  const transaction = db.transaction(STORE, "readwrite");
  const changed = change(transaction.store);
  transaction.commit();
  await Promise.all([changed, transaction.done]);
}

/** Opens the drafts in IndexedDB. If it is missing, full or blocked, drafts are not stored and nothing fails. */
export function openDraftStore(isAvailable: boolean): DraftStore {
  let opened: Promise<Drafts> | undefined;
  async function use<T>(otherwise: T, work: (db: Drafts) => Promise<T>) {
    if (!isAvailable) return otherwise;
    try {
      opened ??= open();
      return await work(await opened);
    } catch {
      opened = undefined;
      return otherwise;
    }
  }
  return {
    get: (key) => use<Draft | undefined>(undefined, (db) => db.get(STORE, key)),
    put: (draft) => use(false, (db) => write(db, (store) => store.put(draft)).then(() => true)),
    delete: (key) => use(undefined, (db) => write(db, (store) => store.delete(key))),
    has: (prefix) => use(false, (db) => db.count(STORE, beginningWith(prefix)).then((count) => count > 0)),
    clear: (prefix) => use(undefined, (db) => write(db, (store) => store.delete(beginningWith(prefix)))),
  };
}

export const draftStore = openDraftStore("indexedDB" in globalThis);
