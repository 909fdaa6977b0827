import type { Draft } from "@dryrun/forms/drafts/draft-store";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { expect, it } from "@jest/globals";
import { type AccountCalls, type AccountState, createAccountDrafts, type Saved } from "./account-drafts.ts";

const KEY = "u:apply:j";
const soon = () => new Promise((done) => setTimeout(done, 5));
const typed = (text: string, own: Partial<Draft> = {}): Draft => ({ key: KEY, values: { text }, savedAt: 1, ...own });
const theirs = (text: string, version: number) => ({
  values: JSON.stringify({ text }),
  version,
  savedAt: "2026-11-20T10:00:00.000Z",
});

function open(own: Partial<AccountCalls> = {}, ...drafts: Draft[]) {
  const { store, kept } = memoryDrafts(...drafts);
  const saves: [string, number][] = [];
  const states: AccountState[] = [];
  const calls: AccountCalls = {
    load: async () => null,
    save: async (values, base): Promise<Saved> => {
      saves.push([(JSON.parse(values) as { text: string }).text, base]);
      return { kind: "saved", version: base + 1 };
    },
    discard: async () => undefined,
    ...own,
  };
  const account = createAccountDrafts(store, calls, (state) => void states.push(state));
  return { ...account, kept, saves, last: () => states.at(-1) };
}

it("starts with the account's text if this device has nothing newer", async () => {
  for (const mine of [[], [typed("old", { version: 1, isSynced: true })]]) {
    const { store, last } = open({ load: async () => theirs("account", 3) }, ...mine);
    expect((await store.get(KEY))?.values).toEqual({ text: "account" });
    expect(last()).toEqual({ isOnAccount: true, conflict: null });
  }
});

it("continues with text typed here without a network, and sends it", async () => {
  const { store, flush, saves } = open({ load: async () => theirs("before", 2) }, typed("offline", { version: 2 }));
  expect((await store.get(KEY))?.values).toEqual({ text: "offline" });
  await flush();
  expect(saves).toEqual([["offline", 2]]);
});

it("asks if both were changed, and sends nothing until one is chosen", async () => {
  const both = () => open({ load: async () => theirs("laptop", 5) }, typed("phone", { version: 2 }));
  const mine = both();
  expect((await mine.store.get(KEY))?.values).toEqual({ text: "phone" });
  await mine.flush();
  expect([mine.last()?.conflict?.version, mine.saves]).toEqual([5, []]);
  await mine.keepMine();
  expect([mine.saves, mine.last()]).toEqual([[["phone", 5]], { isOnAccount: true, conflict: null }]);
  const other = both();
  await other.store.get(KEY);
  expect(other.takeTheirs(KEY)).toEqual({ text: "laptop" });
  expect([other.saves, other.kept.get(KEY)?.values]).toEqual([[], { text: "laptop" }]);
});

it("detects another tab's change when saving, and keeps this tab's text", async () => {
  const { store, flush, kept, last } = open({ save: async () => ({ kind: "changed", draft: theirs("other tab", 9) }) });
  await store.get(KEY);
  await store.put(typed("this tab"));
  await flush();
  expect(last()?.conflict?.version).toBe(9);
  expect(kept.get(KEY)?.values).toEqual({ text: "this tab" });
});

it("saves in sequence, each based on the version before, ending with the newest text", async () => {
  const answers: ((saved: Saved) => void)[] = [];
  const bases: number[] = [];
  const { store, flush, last } = open({
    save: (_, base) => {
      bases.push(base);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  await store.get(KEY);
  await store.put(typed("a"));
  const first = flush();
  await soon();
  await store.put(typed("ab"));
  const second = flush();
  await soon();
  expect(bases).toEqual([0]);
  answers[0]?.({ kind: "saved", version: 1 });
  await first;
  await soon();
  answers[1]?.({ kind: "saved", version: 2 });
  await second;
  expect([bases, last()]).toEqual([[0, 1], { isOnAccount: true, conflict: null }]);
});

it("keeps everything on the device without a network, or if the account refuses it", async () => {
  for (const kind of ["failed", "refused"] as const) {
    const { store, flush, kept, last } = open({
      load: () => Promise.reject(new Error("offline")),
      save: async () => ({ kind }),
    });
    expect(await store.get(KEY)).toBeUndefined();
    expect(await store.put(typed("kept"))).toBe(true);
    await flush();
    expect([kept.get(KEY)?.values, last()?.isOnAccount]).toEqual([{ text: "kept" }, false]);
  }
});

it("deletes the local draft that another tab sent, and discards both at the end", async () => {
  const sent = open({}, typed("sent elsewhere", { version: 4, isSynced: true }));
  expect(await sent.store.get(KEY)).toBeUndefined();
  expect(sent.kept.size).toBe(0);
  let discarded = 0;
  const done = open({
    discard: async () => {
      discarded += 1;
    },
  });
  await done.store.get(KEY);
  await done.store.put(typed("done"));
  await done.store.delete(KEY);
  await done.flush();
  expect([done.kept.size, discarded, done.saves]).toEqual([0, 1, []]);
});
