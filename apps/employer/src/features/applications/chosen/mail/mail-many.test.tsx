import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication, employerApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { previewCandidateMail, sendCandidateMail, undoCandidateMail } from "@dryrun/domain/company/mail/contract";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../../paths.ts";
import { applicationAnswer } from "../../../../testing/samples/application.ts";
import { employer, employerAs } from "../../../../testing/samples/employer.ts";
import { job } from "../../../../testing/samples/jobs.ts";
import { listed } from "../../../../testing/samples/listed-applications.ts";
import { paged } from "../../../../testing/samples/values.ts";
import { show, useServer } from "../../../../testing/show.tsx";

const server = useServer();
const second = { ...listed, _id: job._id, fullName: "Ravi Iyer" };
const applicationIds = [listed._id, second._id];
const previewed = {
  from: "Kavita at Sahyadri via Dryrun",
  replyTo: "kavita@example.com",
  mails: [{ name: "Asha Rao", subject: "About Data Analyst", text: "Dear Asha,\n\nwe meet at ten." }],
  count: 1,
  skipped: [{ reason: "withdrawn" as const, count: 1 }],
};
const MAIL_ID = job._id;
const sentAnswer = {
  message: "1 mail sent",
  sent: 1,
  skipped: [],
  mailId: MAIL_ID,
  undoUntil: "2026-11-20T06:00:15.000Z",
};
const { store, kept } = memoryDrafts();
Object.assign(draftStore, store);
const previews: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  previews.length = 0;
  sent.length = 0;
  kept.clear();
  server.use(
    answers(employerApplications, { applications: [listed, second], ...paged, total: 2, hasMore: false }),
    answers(previewCandidateMail, previewed, (body) => previews.push(body)),
    answers(sendCandidateMail, sentAnswer, (body) => sent.push(body)),
  );
});
const bar = () => within(screen.getByRole("region", { name: "Selected applications" }));
async function write() {
  show(paths.applications);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await userEvent.click(bar().getByRole("button", { name: "Write a mail" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Write to 2 candidates" }));
  await userEvent.type(await dialog.findByLabelText(/^Subject/), "About {{job}");
  await userEvent.type(dialog.getByLabelText(/^Text/), "Dear {{name}");
  return dialog;
}

test("a mail is written, previewed as it will be sent with who gets none, changed, and sent once", async () => {
  const dialog = await write();
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
  const mail = within(await dialog.findByRole("region", { name: "The mail to Asha Rao" }));
  expect(mail.getByText("About Data Analyst")).toBeVisible();
  expect(mail.getByText(/we meet at ten/)).toBeVisible();
  expect(dialog.getByText("Kavita at Sahyadri via Dryrun")).toBeVisible();
  expect(dialog.getByText("kavita@example.com")).toBeVisible();
  expect(dialog.getByText("1 candidate will get no mail: withdrew the application.")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Change the text" }));
  expect(dialog.getByLabelText(/^Text/)).toHaveValue("Dear {name}");
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Send 1 mail" }));
  expect(await screen.findByText("1 mail will be sent.")).toBeVisible();
  const body = { subject: "About {job}", text: "Dear {name}", applicationIds };
  expect([previews, sent]).toEqual([[body, body], [{ ...body, undoable: true }]]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull());
});

test("an unknown placeholder is refused at its field, and a failure to send keeps the mail", async () => {
  server.use(failsWith(sendCandidateMail));
  const dialog = await write();
  const field = dialog.getByLabelText(/^Text/);
  await userEvent.type(field, " {{pay}");
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/\{pay\} is not a placeholder of this mail/));
  await userEvent.clear(field);
  await userEvent.type(field, "Dear {{name}");
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Send 1 mail" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Send 1 mail" })).toBeEnabled();
});

test("nothing can be sent if nobody gets the mail", async () => {
  const nobody = { ...previewed, mails: [], count: 0, skipped: [{ reason: "doNotContact" as const, count: 2 }] };
  server.use(answers(previewCandidateMail, nobody));
  const dialog = await write();
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
  expect(await dialog.findByText("2 candidates will get no mail: marked as “do not contact”.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send/ })).toBeNull();
});

test("a hiring manager writes to nobody", async () => {
  server.use(answers(me, { user: employerAs("manager") }));
  show(paths.applications);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  expect(bar().queryByRole("button", { name: "Write a mail" })).toBeNull();
});

describe("the text", () => {
  const open = async () => {
    await userEvent.click(bar().getByRole("button", { name: "Write a mail" }));
    return within(await screen.findByRole("dialog", { name: "Write to 2 candidates" }));
  };
  const close = async () => {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };

  test("stays when the dialog is closed, before and after the preview, until one starts over", async () => {
    await write();
    await close();
    expect((await open()).getByLabelText(/^Text/)).toHaveValue("Dear {name}");
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    await screen.findByRole("region", { name: "The mail to Asha Rao" });
    await close();
    const again = await open();
    expect(again.getByLabelText(/^Subject/)).toHaveValue("About {job}");
    expect(await again.findByText(/^Saved on this device/)).toBeVisible();
    await userEvent.click(again.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(again.getByLabelText(/^Text/)).toHaveValue(""));
    expect(kept.size).toBe(0);
  });

  test("is the person's own on this device, and ends with sending", async () => {
    const dialog = await write();
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await dialog.findByRole("button", { name: "Send 1 mail" });
    expect([...kept.keys()]).toEqual([`${employer._id}:mail`]);
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 mail" }));
    await screen.findByText("1 mail will be sent.");
    expect(kept.size).toBe(0);
  });
});

describe("Undo", () => {
  async function sendIt() {
    const dialog = await write();
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Send 1 mail" }));
    return screen.findByRole("button", { name: "Undo" });
  }

  test("takes the mails back and keeps their text as a draft", async () => {
    server.use(answers(undoCandidateMail, { message: "No mail was sent." }));
    fireEvent.click(await sendIt());
    expect(await screen.findByText("No mail was sent. Its text is kept as a draft.")).toBeVisible();
    expect(kept.get(`${employer._id}:mail`)?.values).toEqual({ subject: "About {job}", text: "Dear {name}" });
  });

  test("that comes too late says so", async () => {
    server.use(refuses(undoCandidateMail, "TOO_LATE", { message: "The mails have already been sent." }));
    fireEvent.click(await sendIt());
    expect(await screen.findByText("The mails have already been sent.")).toBeVisible();
    expect(kept.size).toBe(0);
  });
});

describe("on the page of an application", () => {
  const button = () => screen.queryByRole("button", { name: "Write a mail" });

  test("a mail is written to its candidate, with a draft of its own", async () => {
    server.use(answers(employerApplication, applicationAnswer({})));
    show(paths.application(listed._id));
    await userEvent.click(await screen.findByRole("button", { name: "Write a mail" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Write to the candidate" }));
    await userEvent.type(await dialog.findByLabelText(/^Subject/), "News");
    await fill(dialog.getByLabelText(/^Text/), "Dear Asha");
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Send 1 mail" }));
    expect(await screen.findByText("1 mail will be sent.")).toBeVisible();
    expect(sent).toEqual([{ subject: "News", text: "Dear Asha", applicationIds: [listed._id], undoable: true }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test.each([
    ["withdrawn", {}, { status: "withdrawn" as const }],
    ["a deleted candidate's", {}, { email: "" }],
    ["read by a hiring manager", { role: "manager" as const }, {}],
  ])("nothing is written if it is %s", async (_, { role }: { role?: "manager" }, own) => {
    if (role) server.use(answers(me, { user: employerAs(role) }));
    server.use(answers(employerApplication, applicationAnswer(own)));
    show(paths.application(listed._id));
    await screen.findByRole("region", { name: "Activity" });
    expect(button()).toBeNull();
  });
});
