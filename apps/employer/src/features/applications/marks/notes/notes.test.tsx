import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { addNote, deleteNote, editNote, employerApplication } from "@dryrun/domain/applications/contract";
import { team } from "@dryrun/domain/company/team/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../../paths.ts";
import type { Colleague, Note } from "../../../../shared/answers.ts";
import { application, applicationAnswer } from "../../../../testing/samples/application.ts";
import { employer } from "../../../../testing/samples/employer.ts";
import { uuid } from "../../../../testing/samples/values.ts";
import { show, useServer } from "../../../../testing/show.tsx";

const server = useServer();
const own = { _id: employer._id, fullName: employer.fullName };
const aNote = (change: Partial<Note> = {}): Note => ({
  ...{ _id: uuid(700), text: "Strong SQL.", author: own, createdAt: "2026-11-20T06:00:00.000Z", editedAt: null },
  ...change,
});
const person = (at: number, fullName: string, role: Colleague["role"]): Colleague => ({
  ...{ _id: uuid(at), fullName, email: `p${at}@sahyadri.example`, role, jobIds: null, jobs: 0 },
});
const people = [
  { ...person(0, employer.fullName, "owner"), _id: employer._id },
  person(91, "Rohan Kulkarni", "recruiter"),
  person(92, "Meera Nair", "manager"),
  person(93, "Meera Joshi", "viewer"),
];
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
const open = (notes: Note[] = []) => {
  server.use(answers(employerApplication, applicationAnswer({ notes })), answers(team, { people, invitations: [] }));
  return show(paths.application(application._id));
};
const list = async () => within(await screen.findByRole("list", { name: "Notes" }));

test("lists notes with author and time; only one's own can be changed", async () => {
  open([
    aNote({ _id: uuid(701), text: "I agree.", author: { _id: uuid(92), fullName: "Meera Nair" } }),
    aNote({ editedAt: "2026-11-21T06:00:00.000Z" }),
    aNote({ _id: uuid(702), text: "Old.", author: null, createdAt: null }),
  ]);
  const items = (await list()).getAllByRole("listitem");
  const partsOf = (item: HTMLElement) =>
    [...item.querySelectorAll("span, time, p:not(:has(*)), button")].map(({ textContent }) => textContent);
  const time = "20 Nov 2026, 11:30 am IST";
  expect(items.map(partsOf)).toEqual([
    ["Meera Nair", time, "I agree."],
    [employer.fullName, time, "edited", "Strong SQL.", "Edit", "Delete"],
    ["A former colleague", "Old."],
  ]);
});

test("adds a note once, with Ctrl+Enter too, and shows it without loading the page again", async () => {
  const bodies: unknown[] = [];
  open();
  server.use(answers(addNote, { note: aNote({ text: "Call on Monday" }) }, (body) => bodies.push(body)));
  await userEvent.type(await field(), " Call on Monday {Control>}{Enter}{/Control}");
  expect((await list()).getByText("Call on Monday")).toBeVisible();
  expect(bodies).toEqual([{ text: "Call on Monday" }]);
  expect(await field()).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Add note" })).toBeNull();
});

test("keeps a note that could not be added, with the reason", async () => {
  open();
  server.use(failsWith(addNote));
  await fill(await field(), "Call on Monday");
  expect(screen.getByText("Not added yet. Your note is kept on this device.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("The note was not saved. Try again.")).toBeVisible();
  expect(await field()).toHaveValue("Call on Monday");
});

test("suggests colleagues after @, for the keyboard and for touch", async () => {
  open();
  await userEvent.type(await field(), "Ask @mee");
  const suggestions = within(await screen.findByRole("listbox", { name: "Suggestions", hidden: true }));
  const options = suggestions.getAllByRole("option", { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(["Meera Nair", "Meera Joshi"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await field()).toHaveValue("Ask @Meera Joshi ");
  await userEvent.type(await field(), "and @kul");
  const second = within(await screen.findByRole("listbox", { hidden: true, name: "Suggestions" }));
  await userEvent.click(second.getByRole("option", { hidden: true }));
  expect(await field()).toHaveValue("Ask @Meera Joshi and @Rohan Kulkarni ");
  await userEvent.keyboard(" to call");
  expect(await field()).toHaveValue("Ask @Meera Joshi and @Rohan Kulkarni to call");
  await userEvent.type(await field(), " @mee", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await field()).toHaveValue("Ask @Meera Joshi @Meera Joshi and @Rohan Kulkarni to call");
  await userEvent.clear(await field());
  await userEvent.type(await field(), "@{Escape}");
  expect(screen.queryByRole("listbox", { hidden: true, name: "Suggestions" })).toBeNull();
});

test("changes one's own note; Escape leaves it", async () => {
  const bodies: unknown[] = [];
  open([aNote()]);
  server.use(answers(editNote, { note: aNote({ text: "Very strong SQL." }) }, (body) => bodies.push(body)));
  await userEvent.click((await list()).getByRole("button", { name: "Edit" }));
  const editor = await (await list()).findByRole("textbox", { name: "Note" });
  await waitFor(() => expect(editor).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect((await list()).queryByRole("textbox")).toBeNull();
  await userEvent.click((await list()).getByRole("button", { name: "Edit" }));
  await userEvent.clear(await (await list()).findByRole("textbox", { name: "Note" }));
  await userEvent.keyboard("Very strong SQL.");
  await userEvent.click((await list()).getByRole("button", { name: "Save" }));
  expect(await (await list()).findByText("Very strong SQL.")).toBeVisible();
  expect(bodies).toEqual([{ text: "Very strong SQL." }]);
});

test("asks before it deletes a note", async () => {
  open([aNote()]);
  server.use(answers(deleteNote, { message: "Note deleted." }));
  await userEvent.click((await list()).getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this note?" }));
  expect(dialog.getByText("Strong SQL.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Notes" })).toBeNull());
});
