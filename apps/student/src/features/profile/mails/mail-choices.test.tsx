import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { chooseMails, mailChoices } from "@dryrun/domain/notifications/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../../testing/axe.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();

const ALL = { result: true, decision: true, alert: true, reminder: true };
const part = async () => within(await screen.findByRole("region", { name: "E-mails" }));

it("saves each choice immediately and separately, and is accessible", async () => {
  const requests: unknown[] = [];
  server.use(
    answers(mailChoices, { ...ALL, alert: false }),
    answers(chooseMails, { ...ALL, alert: false, result: false }, (body) => void requests.push(body)),
  );
  showAt("/student/profile");
  const region = await part();
  expect(await region.findByRole("checkbox", { name: "New jobs from my alerts" })).not.toBeChecked();
  const results = region.getByRole("checkbox", { name: "Results of my interviews" });
  expect(results).toBeChecked();
  await userEvent.click(results);
  expect(await region.findByText("Saved")).toBeVisible();
  expect(results).not.toBeChecked();
  expect(requests).toEqual([{ result: false }]);
  expect(await axeFaults()).toEqual([]);
});

it("shows an error when a choice was not saved, and restores the stored one", async () => {
  server.use(failsWith(chooseMails));
  showAt("/student/profile");
  const decisions = await (await part()).findByRole("checkbox", { name: "Decisions on my applications" });
  await userEvent.click(decisions);
  expect(await screen.findByText("Your choice could not be saved. Try again.")).toBeVisible();
  await waitFor(() => expect(decisions).toBeChecked());
});

it("can be loaded again after a fault", async () => {
  server.use(failsWith(mailChoices));
  showAt("/student/profile");
  const region = await part();
  const again = await region.findByRole("button", { name: "Try again" });
  server.use(answers(mailChoices, ALL));
  await userEvent.click(again);
  expect(await region.findByRole("checkbox", { name: "Reminders from employers" })).toBeChecked();
});
