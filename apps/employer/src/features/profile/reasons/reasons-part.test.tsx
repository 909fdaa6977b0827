import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { setRejectionReasons } from "@dryrun/domain/company/profile/contract";
import { DEFAULT_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { REASONS_SAVED } from "@dryrun/domain/company/rejection-reasons/schema";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const reasonsForm = async () => {
  await userEvent.click(await screen.findByText(`Read and change ${DEFAULT_REJECTION_REASONS.length} reasons`));
  return within(await screen.findByRole("form", { name: "Rejection reasons" }));
};

test("an owner changes the words of a reason and keeps another one from candidates", async () => {
  const bodies: unknown[] = [];
  server.use(answers(setRejectionReasons, { message: REASONS_SAVED, reasons: [] }, (body) => bodies.push(body)));
  show(paths.profile);
  const form = await reasonsForm();
  const [first] = form.getAllByLabelText("Reason");
  await userEvent.clear(first as HTMLElement);
  await fill(first as HTMLElement, "Too far away");
  await userEvent.click(form.getAllByRole("checkbox", { name: /^Candidates read it/ })[1] as HTMLElement);
  await userEvent.click(form.getByRole("button", { name: "Save reasons" }));
  expect(await screen.findByText(REASONS_SAVED)).toBeVisible();
  const [, second, ...others] = DEFAULT_REJECTION_REASONS;
  expect(bodies).toEqual([
    { reasons: [{ text: "Too far away", isShared: true }, { ...second, isShared: false }, ...others] },
  ]);
});

test("a reason that is there twice is refused at its field, and a failure keeps what was typed", async () => {
  server.use(failsWith(setRejectionReasons));
  show(paths.profile);
  const form = await reasonsForm();
  const second = form.getAllByLabelText("Reason")[1] as HTMLElement;
  await userEvent.clear(second);
  await fill(second, DEFAULT_REJECTION_REASONS[0]?.text.toUpperCase() ?? "");
  await userEvent.click(form.getByRole("button", { name: "Save reasons" }));
  await waitFor(() => expect(second).toHaveAccessibleDescription(/This reason is in the list twice/));
  await userEvent.clear(second);
  await fill(second, "Another one");
  await userEvent.click(form.getByRole("button", { name: "Save reasons" }));
  expect(await form.findByText(/The reasons were not saved/)).toBeVisible();
  expect(second).toHaveValue("Another one");
});

test("a viewer reads the reasons and who sees them", async () => {
  server.use(answers(me, { user: employerAs("viewer") }));
  show(paths.profile);
  expect(await screen.findByText("Only owners change these reasons.")).toBeVisible();
  expect(await screen.findAllByText("Candidates read it.")).toHaveLength(DEFAULT_REJECTION_REASONS.length);
  expect(screen.queryByRole("button", { name: "Save reasons" })).toBeNull();
});
