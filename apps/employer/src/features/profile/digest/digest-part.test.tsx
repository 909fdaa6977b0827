import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { chooseDigest, digest } from "@dryrun/domain/company/digest/contract";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { employer, employerAs } from "../../../testing/samples/employer.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const saved: unknown[] = [];
beforeEach(() => {
  saved.length = 0;
  server.use(
    answers(digest, { every: "off" }),
    answers(chooseDigest, { every: "weekly" }, (body) => saved.push(body)),
  );
});
const part = async () => within(await screen.findByRole("region", { name: "Summary by mail" }));
const field = async () => (await part()).findByRole("combobox", { name: "How often" });

test.each(["owner", "viewer"] as const)("a %s chooses how often, which is saved at once", async (role) => {
  server.use(answers(me, { user: employerAs(role) }));
  show(paths.profile);
  expect(await field()).toHaveValue("off");
  await userEvent.selectOptions(await field(), "Every Monday at 9:00");
  expect(await (await part()).findByText("Saved")).toBeVisible();
  expect(saved).toEqual([{ every: "weekly" }]);
  expect(await field()).toHaveValue("weekly");
});

test("a choice that was not saved is undone", async () => {
  server.use(failsWith(chooseDigest));
  show(paths.profile);
  await userEvent.selectOptions(await field(), "Every day at 9:00");
  expect(await screen.findByText("Your choice could not be saved. Try again.")).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveValue("off"));
});

test("an address that is not verified is named as the reason why nothing comes", async () => {
  server.use(answers(me, { user: { ...employer, emailVerified: false } }), answers(digest, { every: "daily" }));
  show(paths.profile);
  expect(await (await part()).findByText("Summaries are only sent to a verified e-mail address.")).toBeVisible();
});

test("a failure to load is explained", async () => {
  server.use(failsWith(digest));
  show(paths.profile);
  expect(await screen.findByText("Your choice could not be loaded")).toBeVisible();
});
