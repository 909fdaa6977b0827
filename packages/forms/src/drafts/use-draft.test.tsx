import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../fields/text-field.tsx";
import { FormShell } from "../form-shell.tsx";
import { DRAFT_LIFE, type Draft, type DraftStore, openDraftStore } from "./draft-store.ts";
import { FormDraft } from "./form-draft.tsx";

function memoryStore(...drafts: Draft[]) {
  const draftsByKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const store: DraftStore = {
    get: async (key) => draftsByKey.get(key),
    put: async (draft) => Boolean(draftsByKey.set(draft.key, draft)),
    delete: async (key) => void draftsByKey.delete(key),
    has: async (prefix) => [...draftsByKey.keys()].some((key) => key.startsWith(prefix)),
    clear: async () => draftsByKey.clear(),
  };
  return { store, kept: draftsByKey };
}
const KEY = "user-1:apply:job-1";
const show = async (store: DraftStore) => {
  const view = render(
    <FormShell initialValues={{ title: "", note: "" }} submitLabel="Save" onSubmit={() => {}}>
      <TextField name="title" label="Title" />
      <FormDraft draftKey={KEY} store={store} />
    </FormShell>,
  );
  await act(async () => {});
  return view;
};
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-20T08:32:00Z") });
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("FormDraft", () => {
  it("stores typed text 800 ms after the last key and shows that", async () => {
    const { store, kept } = memoryStore();
    await show(store);
    await user.type(screen.getByLabelText("Title"), "Analyst");
    await act(() => jest.advanceTimersByTimeAsync(790));
    expect(kept.size).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(kept.get(KEY)?.values).toEqual({ title: "Analyst", note: "" });
    expect(screen.getByText(/^Saved on this device/)).toBeInTheDocument();
  });

  it("does not submit before the draft is restored", async () => {
    const { store } = memoryStore();
    const draft = Promise.withResolvers<Draft>();
    const sent: unknown[] = [];
    render(
      <FormShell initialValues={{ title: "" }} submitLabel="Save" onSubmit={(values) => void sent.push(values)}>
        <TextField name="title" label="Title" />
        <FormDraft draftKey={KEY} store={{ ...store, get: () => draft.promise }} />
      </FormShell>,
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(sent).toEqual([]);
    await act(async () => draft.resolve({ key: KEY, values: { title: "Analyst" }, savedAt: Date.now() }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(sent).toEqual([{ title: "Analyst" }]);
  });

  it("shows the time in India, wherever the browser is", async () => {
    jest.setSystemTime(new Date("2026-11-20T18:35:00.000Z"));
    const { store } = memoryStore();
    await show(store);
    await user.type(screen.getByLabelText("Title"), "A");
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(screen.getByText("Saved on this device 00:05")).toBeInTheDocument();
  });

  it("stores immediately when the page is left", async () => {
    const { store, kept } = memoryStore();
    const { unmount } = await show(store);
    await user.type(screen.getByLabelText("Title"), "A");
    unmount();
    expect(kept.get(KEY)?.values).toEqual({ title: "A", note: "" });
  });

  it("stores immediately when a field is left, so that Logout detects it", async () => {
    const { store, kept } = memoryStore();
    await show(store);
    await user.type(screen.getByLabelText("Title"), "An");
    expect(kept.size).toBe(0);
    await user.tab();
    expect(kept.get(KEY)?.values).toEqual({ title: "An", note: "" });
  });

  it("restores a draft, and starts over on request", async () => {
    const { store, kept } = memoryStore({ key: KEY, values: { title: "Draft" }, savedAt: Date.now() - 1000 });
    await show(store);
    expect(screen.getByLabelText("Title")).toHaveValue("Draft");
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(kept.size).toBe(0);
  });

  it("keeps the time of a restored draft", async () => {
    const savedAt = Date.now() - 1000;
    const { store, kept } = memoryStore({ key: KEY, values: { title: "Draft" }, savedAt });
    const { unmount } = await show(store);
    await act(() => jest.advanceTimersByTimeAsync(900));
    unmount();
    expect(kept.get(KEY)?.savedAt).toBe(savedAt);
  });

  it("stores text typed into a restored draft", async () => {
    const { store, kept } = memoryStore({ key: KEY, values: { title: "Draft" }, savedAt: Date.now() - 1000 });
    await show(store);
    await user.type(screen.getByLabelText("Title"), "s");
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(kept.get(KEY)?.values).toMatchObject({ title: "Drafts" });
  });

  it("does not restore a draft older than 30 days", async () => {
    const { store } = memoryStore({ key: KEY, values: { title: "Old" }, savedAt: Date.now() - DRAFT_LIFE - 1 });
    await show(store);
    expect(screen.getByLabelText("Title")).toHaveValue("");
  });

  it("deletes the draft on submission, and does not write it again", async () => {
    const { store, kept } = memoryStore();
    const { unmount } = await show(store);
    await user.type(screen.getByLabelText("Title"), "Analyst");
    await act(() => jest.advanceTimersByTimeAsync(900));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await act(() => jest.advanceTimersByTimeAsync(900));
    unmount();
    expect(kept.size).toBe(0);
  });
});

it("works without IndexedDB", async () => {
  const store = openDraftStore(false);
  await expect(store.put({ key: KEY, values: {}, savedAt: 0 })).resolves.toBe(false);
  await expect(store.get(KEY)).resolves.toBeUndefined();
  await expect(store.delete(KEY)).resolves.toBeUndefined();
  await expect(store.has("user-1:")).resolves.toBe(false);
  await expect(store.clear("user-1:")).resolves.toBeUndefined();
});
