import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { UserContext } from "@dryrun/auth/user-context";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { beforeEach, expect, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { noteDraftKey } from "../../../shared/drafts.ts";
import { application, employer } from "../../../testing/samples.ts";
import { useServer } from "../../../testing/show.tsx";
import { Marks } from "./marks.tsx";

const server = useServer();
const KEY = noteDraftKey(employer._id, application._id);
const reading = { read: () => {}, stop: () => {} };
const saved: unknown[] = [];
const savesAll = () => server.use(answers(triageApplication, { message: "Saved" }, (body) => saved.push(body)));
let drafts: ReturnType<typeof memoryDrafts>;
beforeEach(() => {
  saved.length = 0;
  drafts = memoryDrafts();
});

const show = (note = "") =>
  render(
    <StoreProvider store={makeStore()}>
      <UserContext value={employer}>
        <Marks application={{ ...application, note }} isPending reading={reading} store={drafts.store} />
      </UserContext>
    </StoreProvider>,
  );
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Note");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const keep = (text: string, base = "") =>
  drafts.kept.set(KEY, { key: KEY, values: { text, base }, savedAt: Date.now() });

test("stores a note on the device when saving fails, and saves it with the next attempt", async () => {
  server.use(failsWith(triageApplication));
  show();
  type("Strong, call on Monday");
  expect(await screen.findByText("Not saved yet. Your note is kept on this device.")).toBeVisible();
  await waitFor(() => expect(drafts.kept.get(KEY)?.values).toEqual({ text: "Strong, call on Monday", base: "" }));
  savesAll();
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(saved).toEqual([{ note: "Strong, call on Monday" }]);
  await waitFor(() => expect(drafts.kept.size).toBe(0));
});

test("restores and saves a note that the last visit could not save", async () => {
  keep("Strong, call on Monday");
  savesAll();
  show();
  await waitFor(() => expect(field()).toHaveValue("Strong, call on Monday"));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(saved).toEqual([{ note: "Strong, call on Monday" }]);
});

test("does not overwrite a note that was saved elsewhere in the meantime", async () => {
  keep("Typed on the phone", "Before");
  savesAll();
  show("Saved at the desk");
  await waitFor(() => expect(field()).toHaveValue("Saved at the desk\n\nTyped on the phone"));
  await waitFor(() => expect(saved).toEqual([{ note: "Saved at the desk\n\nTyped on the phone" }]));
});

test("saves text typed during a save after that save", async () => {
  savesAll();
  show();
  type("Strong");
  fireEvent.blur(field());
  type("Strong, call");
  await waitFor(() => expect(saved).toEqual([{ note: "Strong" }, { note: "Strong, call" }]));
  await waitFor(() => expect(drafts.kept.size).toBe(0));
});

test("does not resend a note if the page is left at the moment it is saved", async () => {
  savesAll();
  const { store } = drafts;
  drafts.store = {
    ...store,
    delete(key) {
      drafts.store = store;
      left.unmount();
      return store.delete(key);
    },
  };
  const left = show();
  type("Strong");
  await waitFor(() => expect(drafts.kept.size).toBe(0));
  show();
  type("Call");
  await waitFor(() => expect(saved).toEqual([{ note: "Strong" }, { note: "Call" }]));
  expect(await screen.findByText("Saved")).toBeVisible();
});

test("shows a refusal next to the field", async () => {
  server.use(refuses(triageApplication, "VALIDATION", { message: "Note must be at most 2000 characters." }));
  show();
  type("Too long");
  expect(await screen.findByText("Note must be at most 2000 characters.")).toBeVisible();
  expect(field()).toHaveValue("Too long");
});

test("stores each key on the device immediately, so that a reload loses nothing", () => {
  show();
  type("Strong");
  expect(drafts.kept.get(KEY)?.values).toEqual({ text: "Strong", base: "" });
});
