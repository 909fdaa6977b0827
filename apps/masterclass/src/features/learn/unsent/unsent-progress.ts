import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";

const openStore = () => import("@dryrun/forms/drafts/draft-store").then(({ draftStore }) => draftStore);

/** The lessons that a person finished without a network. Like other unsent work they stay on the device until Logout. */
export function unsentProgress(userId: string, open: () => Promise<DraftStore> = openStore) {
  const key = `${draftsOf(userId)}course`;

  async function read(store: DraftStore): Promise<string[]> {
    const values = (await store.get(key))?.values;
    return Array.isArray(values) ? values.filter((one) => typeof one === "string") : [];
  }
  async function write(store: DraftStore, lessons: readonly string[]): Promise<boolean> {
    if (lessons.length > 0) return store.put({ key, values: lessons, savedAt: Date.now() });
    await store.delete(key);
    return true;
  }
  return {
    /** Returns whether the device stored it. */
    async add(lesson: string): Promise<boolean> {
      const store = await open();
      return write(store, [...new Set([...(await read(store)), lesson])]);
    },
    /**
     * Sends the lessons one after another, until one cannot be sent; `send` returns whether the lesson need not be sent
     * again. Returns how many are left.
     */
    async sendAll(send: (lesson: string) => Promise<boolean>): Promise<number> {
      const store = await open();
      for (const lesson of await read(store)) {
        if (!(await send(lesson))) break;
        const left = (await read(store)).filter((one) => one !== lesson);
        await write(store, left);
      }
      return (await read(store)).length;
    },
  };
}
