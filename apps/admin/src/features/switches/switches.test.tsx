import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { changeFlag, flags } from "@dryrun/domain/flags/contract";
import { FLAG_CHANGED } from "@dryrun/domain/flags/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const purchases = {
  key: "purchases",
  name: "Purchases",
  description: "New orders.",
  owner: "operations",
  goneBy: "never",
  isOn: true,
  share: 100,
  roles: [],
  changedAt: null,
};
const open = async () => {
  show(paths.switches);
  await userEvent.click(await screen.findByRole("button", { name: "Change Purchases" }));
  return within(await screen.findByRole("dialog"));
};

test("changes a switch with a reason, for a share of people", async () => {
  let sent: unknown;
  server.use(
    answers(flags, { flags: [purchases] }),
    answers(changeFlag, { message: FLAG_CHANGED }, (body) => {
      sent = body;
    }),
  );
  const dialog = await open();
  await userEvent.clear(dialog.getByLabelText(/^Share/));
  await userEvent.type(dialog.getByLabelText(/^Share/), "20");
  await userEvent.click(dialog.getByLabelText("Students"));
  await fill(dialog.getByLabelText(/^Reason/), "Too many failures");
  server.use(answers(flags, { flags: [{ ...purchases, share: 20, roles: ["student"] }] }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(FLAG_CHANGED)).toBeVisible();
  expect(sent).toEqual({ isOn: true, share: 20, roles: ["student"], reason: "Too many failures" });
  expect(await screen.findByText("On for 20% of students")).toBeVisible();
});

test("shows a refused share next to its field", async () => {
  const message = "The share must be a whole number from 0 to 100.";
  server.use(
    answers(flags, { flags: [purchases] }),
    refuses(changeFlag, "VALIDATION", { message, errors: [{ field: "share", message }] }),
  );
  const dialog = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
});
