import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { jobApplications } from "@dryrun/domain/applications/contract";
import { applicationCounts, triageApplication } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { jobStages } from "@dryrun/domain/company/profile/contract";
import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { beforeEach, expect, test } from "@jest/globals";
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { counts, listed } from "../../../testing/samples/listed-applications.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const PHONE = { _id: "own-0000000a", name: "Phone screen", colour: "amber" as const };
const stages = { isOwn: true, stages: [...DEFAULT_STAGE_SET.stages, PHONE], rules: [] };
const board = async () => within(await screen.findByRole("group", { name: "Applications by stage" }));
const open = () => show(`${paths.job(job._id)}?view=board`);
beforeEach(() => {
  const pathOf = `/api${jobApplications.path.replace(":id", job._id)}`;
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobStages, stages),
    answers(applicationCounts, { ...counts, ownStages: [{ stage: PHONE._id, count: 1 }] }),
    http.get(pathOf, ({ request }) => {
      const stage = new URL(request.url).searchParams.get("stage");
      const applications = stage === null || stage === "new" ? [listed] : [];
      return HttpResponse.json({
        applications,
        ...paged,
        total: applications.length,
        totalPages: 1,
        hasMore: false,
        meantName: null,
      });
    }),
  );
});

test("has a column for each stage of the job with its count, and a link back to the table", async () => {
  open();
  await waitFor(async () =>
    expect((await (await board()).findAllByRole("heading", { level: 2 })).map((one) => one.textContent)).toEqual([
      "New (4)",
      "Reading (2)",
      "Shortlist (1)",
      "Call (0)",
      "Offer (0)",
      "Phone screen (1)",
    ]),
  );
  expect(screen.getByRole("link", { name: "Table" })).toHaveAttribute("href", expect.not.stringContaining("view="));
});

test("moves a candidate by the field of the card, and by dragging", async () => {
  const bodies: unknown[] = [];
  server.use(answers(triageApplication, { message: "Saved" }, (body) => bodies.push(body)));
  open();
  const field = await (await board()).findByLabelText("Move Asha Rao to");
  await within(field).findByRole("option", { name: "Phone screen" }); // the job's own stages have loaded
  await userEvent.selectOptions(field, "Phone screen");
  await waitFor(() => expect(bodies).toEqual([{ stage: PHONE._id }]));
  const card = (await (await board()).findByRole("link", { name: "Asha Rao" })).closest("li") as HTMLElement;
  const column = (await board()).getByRole("region", { name: /^Shortlist/ });
  const dataTransfer = { setData: () => {} };
  fireEvent(column, Object.assign(createEvent.drop(column), { dataTransfer })); // nothing of the board is dragged
  fireEvent(card, Object.assign(createEvent.dragStart(card), { dataTransfer }));
  fireEvent(column, Object.assign(createEvent.dragOver(column), { dataTransfer }));
  const leaveFor = (relatedTarget: HTMLElement) =>
    fireEvent(column, Object.assign(createEvent.dragLeave(column), { relatedTarget }));
  leaveFor(within(column).getByRole("heading"));
  expect(column).toHaveAttribute("data-over");
  leaveFor(document.body);
  expect(column).not.toHaveAttribute("data-over");
  fireEvent(column, Object.assign(createEvent.drop(column), { dataTransfer }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  fireEvent(card, Object.assign(createEvent.dragEnd(card), { dataTransfer }));
  expect(bodies[1]).toEqual({ stage: "shortlist" });
});

test("confirms a move, and Undo moves the candidate back", async () => {
  const bodies: unknown[] = [];
  server.use(answers(triageApplication, { message: "Saved" }, (body) => bodies.push(body)));
  open();
  await userEvent.selectOptions(await (await board()).findByLabelText("Move Asha Rao to"), "Shortlist");
  expect(await screen.findByText("Moved Asha Rao to Shortlist")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Moved Asha Rao to New");
  await waitFor(() => expect(document.querySelector("[data-sonner-toast][data-removed=true]")).toBeNull());
  expect(screen.getByText("Moved Asha Rao to New")).toBeVisible(); // it stays when the pressed toast has left
  expect(bodies).toEqual([{ stage: "shortlist" }, { stage: "new" }]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("shows that a move failed", async () => {
  server.use(failsWith(triageApplication));
  open();
  await userEvent.selectOptions(await (await board()).findByLabelText("Move Asha Rao to"), "Call");
  expect(await screen.findByText("The application was not moved. Try again.")).toBeVisible();
});

test("lets a viewer only look", async () => {
  server.use(answers(me, { user: employerAs("viewer") }));
  open();
  expect(await (await board()).findByRole("link", { name: "Asha Rao" })).toBeVisible();
  expect((await board()).queryByLabelText("Move Asha Rao to")).toBeNull();
});
