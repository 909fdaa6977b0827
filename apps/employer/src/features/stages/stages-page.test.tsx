import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import { jobStages, setJobStages, setStages, stages as stagesOfCompany } from "@dryrun/domain/company/profile/contract";
import { STAGES_SAVED, stageInUse } from "@dryrun/domain/company/stages/messages";
import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";
import { employerJob } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { employerAs } from "../../testing/samples/employer.ts";
import { job } from "../../testing/samples/jobs.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const { stages } = DEFAULT_STAGE_SET;
const entry = async (name: string) => within(await screen.findByRole("group", { name }));
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save stages" }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("adds a stage with a colour and a rule that leads to it", async () => {
  const bodies: unknown[] = [];
  server.use(answers(setStages, { message: STAGES_SAVED, stages: DEFAULT_STAGE_SET }, (body) => bodies.push(body)));
  show(paths.stages);
  await press("Add a stage");
  const added = await entry("Stage 6 of 6");
  await fill(added.getByLabelText("Name"), " Phone screen ");
  await userEvent.selectOptions(added.getByLabelText("Colour"), "Amber");
  await press("Add a rule");
  const rule = await entry("Rule 1 of 1");
  await userEvent.type(rule.getByLabelText("Score from"), "80");
  await userEvent.selectOptions(rule.getByLabelText("Move to"), " Phone screen ");
  await save();
  expect(await screen.findByText(STAGES_SAVED)).toBeVisible();
  const _id = expect.stringMatching(/^own-[0-9a-f]{8}$/);
  expect(bodies).toEqual([
    {
      stages: [...stages, { _id, name: "Phone screen", colour: "amber" }],
      rules: [{ verdict: "Pass", scoreFrom: 80, stage: _id }],
      moves: [],
    },
  ]);
});

test("keeps the first three stages, and asks where the applications of a removed one go", async () => {
  const bodies: unknown[] = [];
  show(paths.stages);
  await screen.findByRole("button", { name: "Remove Stage 4 of 5" });
  expect(screen.getAllByRole("button", { name: /^Remove Stage/ })).toHaveLength(2);
  await press("Move down: Stage 3 of 5"); // the third can move, and still stays
  expect(screen.queryByRole("button", { name: "Remove Stage 4 of 5" })).toBeNull();
  await press("Move up: Stage 4 of 5");
  const inUse = [{ _id: "offer", name: "Offer", applications: 2 }];
  server.use(refuses(setStages, "STAGE_IN_USE", { message: stageInUse(2), stages: inUse }));
  await press(/^Remove Stage 5/);
  await save();
  const target = await screen.findByLabelText("Move 2 applications in “Offer” to");
  server.use(answers(setStages, { message: STAGES_SAVED, stages: DEFAULT_STAGE_SET }, (body) => bodies.push(body)));
  await userEvent.selectOptions(target, "Call");
  await save();
  await waitFor(() =>
    expect(bodies).toEqual([{ stages: stages.slice(0, 4), rules: [], moves: [{ from: "offer", to: "call" }] }]),
  );
});

test("removes the only rule, and the focus moves to the button that adds one", async () => {
  const bodies: unknown[] = [];
  const rules = [{ verdict: "Pass" as const, scoreFrom: null, stage: "shortlist" }];
  server.use(
    answers(stagesOfCompany, { ...DEFAULT_STAGE_SET, rules }),
    answers(setStages, { message: STAGES_SAVED, stages: DEFAULT_STAGE_SET }, (body) => bodies.push(body)),
  );
  show(paths.stages);
  await press("Remove Rule 1 of 1");
  expect(screen.getByRole("button", { name: "Add a rule" })).toHaveFocus();
  await save();
  await waitFor(() => expect(bodies).toMatchObject([{ rules: [] }]));
});

test("a job takes its own stages, or those of its company", async () => {
  const bodies: unknown[] = [];
  const saved = { message: STAGES_SAVED, stages: { isOwn: true, ...DEFAULT_STAGE_SET } };
  server.use(
    answers(employerJob, { job }),
    answers(jobStages, { isOwn: false, ...DEFAULT_STAGE_SET }),
    answers(setJobStages, saved, (body) => bodies.push(body)),
  );
  show(paths.jobStages(job._id));
  await screen.findByText("How far you are with a pending application for Data Analyst.");
  expect(screen.queryByRole("button", { name: "Add a stage" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Its own" }));
  const call = await entry("Stage 4 of 5");
  await userEvent.clear(call.getByLabelText("Name"));
  await fill(call.getByLabelText("Name"), "Site visit");
  await save();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toMatchObject([{ isOwn: true, stages: [{}, {}, {}, { _id: "call", name: "Site visit" }, {}] }]);
});

test("a hiring manager is not offered the form", async () => {
  server.use(answers(me, { user: employerAs("manager") }));
  show(paths.jobStages(job._id));
  expect(await screen.findByText(ROLE_MAY_NOT)).toBeVisible();
});
