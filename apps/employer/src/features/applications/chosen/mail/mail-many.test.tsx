import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { employerApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { previewCandidateMail, sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../../paths.ts";
import { employerAs, job, listed, paged } from "../../../../testing/samples.ts";
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
const previews: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  previews.length = 0;
  sent.length = 0;
  server.use(
    answers(employerApplications, { applications: [listed, second], ...paged, total: 2, hasMore: false }),
    answers(previewCandidateMail, previewed, (body) => previews.push(body)),
    answers(sendCandidateMail, { message: "1 mail sent", sent: 1, skipped: [] }, (body) => sent.push(body)),
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
  expect(await screen.findByText("1 mail sent")).toBeVisible();
  const body = { subject: "About {job}", text: "Dear {name}", applicationIds };
  expect([previews, sent]).toEqual([[body, body], [body]]);
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
