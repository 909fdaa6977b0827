import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { changeMailSettings, mailSettings } from "@dryrun/domain/company/mail/contract";
import { MAIL_SETTINGS_SAVED } from "@dryrun/domain/company/mail/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { employer, employerAs } from "../../../testing/samples/employer.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const form = async () => within(await screen.findByRole("form", { name: "Your mails" }));

test("a recruiter writes a signature and keeps replies away from the own address", async () => {
  const bodies: unknown[] = [];
  const saved = { signature: "Kavita", repliesToMe: false };
  server.use(
    answers(me, { user: employerAs("recruiter") }),
    answers(changeMailSettings, saved, (body) => bodies.push(body)),
  );
  show(paths.profile);
  await userEvent.type((await form()).getByLabelText("Signature"), "Kavita{Enter}Sahyadri");
  const replies = (await form()).getByRole("checkbox", { name: `Replies come to ${employer.email}` });
  expect(replies).toBeChecked();
  await userEvent.click(replies);
  await userEvent.click((await form()).getByRole("button", { name: "Save mail settings" }));
  expect(await screen.findByText(MAIL_SETTINGS_SAVED)).toBeVisible();
  expect(bodies).toEqual([{ signature: "Kavita\nSahyadri", repliesToMe: false }]);
});

test("a signature with a web address is refused at its field, and a failure keeps what was typed", async () => {
  server.use(failsWith(changeMailSettings));
  show(paths.profile);
  const signature = (await form()).getByLabelText("Signature");
  await fill(signature, "See sahyadri.example");
  await userEvent.click((await form()).getByRole("button", { name: "Save mail settings" }));
  await waitFor(() => expect(signature).toHaveAccessibleDescription(/Remove web addresses/));
  await userEvent.clear(signature);
  await fill(signature, "Kavita");
  await userEvent.click((await form()).getByRole("button", { name: "Save mail settings" }));
  expect(await (await form()).findByText(/Your mail settings were not saved/)).toBeVisible();
  expect(signature).toHaveValue("Kavita");
});

test("an address that is not verified is named as the reason why no replies come", async () => {
  server.use(answers(me, { user: { ...employer, emailVerified: false } }));
  show(paths.profile);
  expect(await screen.findByText("Replies only come to a verified e-mail address.")).toBeVisible();
});

test("a failure to load is explained", async () => {
  server.use(failsWith(mailSettings));
  show(paths.profile);
  expect(await screen.findByText("Your mail settings could not be loaded")).toBeVisible();
});

test("a viewer, who causes no mails, has no such settings", async () => {
  server.use(answers(me, { user: employerAs("viewer") }));
  show(paths.profile);
  expect(await screen.findByText("Only owners change these reasons.")).toBeVisible();
  expect(screen.queryByText("Your mails")).toBeNull();
});
