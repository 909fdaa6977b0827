/** What was typed and not sent yet, kept on this device under a key that begins with the user's id. */
export interface Draft {
  key: string;
  values: unknown;
  savedAt: number;
}

export interface DraftStore {
  get: (key: string) => Promise<Draft | undefined>;
  put: (draft: Draft) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
  /** Whether there is a draft whose key begins so: anything of a user that is not sent. */
  has: (prefix: string) => Promise<boolean>;
  /** Deletes the drafts whose key begins so: all of a user at Logout. */
  clear: (prefix: string) => Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
export const DRAFT_LIFE = 30 * DAY;
const STORE = "drafts";

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("dryrun-drafts", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  const db = await settled(request);
  db.onversionchange = () => db.close();
  return db;
}

async function deleteOld(store: IDBObjectStore): Promise<void> {
  const drafts: Draft[] = await settled(store.getAll());
  for (const draft of drafts) if (draft.savedAt < Date.now() - DRAFT_LIFE) store.delete(draft.key);
}

/** Drafts in IndexedDB. Where it is missing, full or forbidden nothing is kept, and nothing fails. */
export function openDraftStore(factory: IDBFactory | undefined): DraftStore {
  let db: Promise<IDBDatabase> | undefined;
  async function use<T>(mode: IDBTransactionMode, otherwise: T, work: (store: IDBObjectStore) => Promise<T>) {
    if (!factory) return otherwise;
    try {
      if (!db) {
        db = open(factory);
        await deleteOld((await db).transaction(STORE, "readwrite").objectStore(STORE));
      }
      return await work((await db).transaction(STORE, mode).objectStore(STORE));
    } catch {
      db = undefined;
      return otherwise;
    }
  }
  return {
    get: (key) => use<Draft | undefined>("readonly", undefined, (store) => settled(store.get(key))),
    put: (draft) => use("readwrite", false, (store) => settled(store.put(draft)).then(() => true)),
    delete: (key) => use("readwrite", undefined, (store) => settled(store.delete(key))),
    has: (prefix) =>
      use("readonly", false, (store) => settled(store.count(beginningWith(prefix))).then((count) => count > 0)),
    clear: (prefix) => use("readwrite", undefined, (store) => settled(store.delete(beginningWith(prefix)))),
  };
}

export const draftStore = openDraftStore(globalThis.indexedDB);
