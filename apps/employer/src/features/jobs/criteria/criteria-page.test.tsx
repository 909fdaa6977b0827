import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { jobCriteria, saveJobCriteria } from "@dryrun/domain/applications/scorecards/contract";
import { CRITERIA_CHANGED } from "@dryrun/domain/applications/scorecards/messages";
import { me } from "@dryrun/domain/auth/contract";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import { employerJob } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const sql = { key: "sql", name: "SQL", description: "" };
const vba = { key: "vba", name: "VBA", description: "" };
const open = () => {
  server.use(answers(jobCriteria, { criteria: [sql, vba], version: "v1" }), answers(employerJob, { job }));
  return show(paths.criteria(job._id));
};
const entry = async (name: string) => within(await screen.findByRole("group", { name }));
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save criteria" }));

test("adds, removes and orders criteria, and saves them with the version they are based on", async () => {
  const bodies: unknown[] = [];
  open();
  await screen.findByText("What colleagues score about each candidate for Data Analyst.");
  await userEvent.click(await screen.findByRole("button", { name: "Move down: Criterion 1 of 2" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add criterion" }));
  const added = await entry("Criterion 3 of 3");
  await fill(added.getByLabelText("Name"), " Speaks with clients ");
  await fill(added.getByLabelText("What to look for"), "In English");
  const own = { key: "k3", name: "Speaks with clients", description: "In English" };
  server.use(answers(saveJobCriteria, { criteria: [vba, sql, own], version: "v2" }, (body) => bodies.push(body)));
  await save();
  expect(await screen.findByText("Criteria saved")).toBeVisible();
  expect(bodies).toEqual([{ criteria: [vba, sql, { ...own, key: "" }], version: "v1" }]);
  await userEvent.click(await screen.findByRole("button", { name: /^Remove Criterion 1/ }));
  await save();
  await waitFor(() => expect(bodies.at(-1)).toEqual({ criteria: [sql, own], version: "v2" }));
});

test("refuses a criterion without a name and two with one name, and keeps the form if somebody else was first", async () => {
  open();
  const first = await entry("Criterion 1 of 2");
  await userEvent.clear(first.getByLabelText("Name"));
  await save();
  expect((await screen.findAllByText("Name is required."))[0]).toBeVisible();
  await userEvent.type(first.getByLabelText("Name"), "vba");
  await save();
  expect(await screen.findByText("Two criteria have the same name.")).toBeVisible();
  await fill(first.getByLabelText("Name"), " macros");
  server.use(refuses(saveJobCriteria, "VERSION_CHANGED", { message: CRITERIA_CHANGED }));
  await save();
  expect(await screen.findByText(CRITERIA_CHANGED)).toBeVisible();
  expect(first.getByLabelText("Name")).toHaveValue("vba macros");
});

test("is closed for a hiring manager", async () => {
  server.use(answers(me, { user: employerAs("manager") }));
  open();
  expect(await screen.findByText(ROLE_MAY_NOT)).toBeVisible();
});
