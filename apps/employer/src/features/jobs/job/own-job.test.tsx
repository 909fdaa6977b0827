import { answers, answersAfter, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { createJob, deleteJob, employerJob, employerJobs, jobStats, updateJob } from "@dryrun/domain/jobs/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { profile } from "../../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const own = { ...job, applicationCount: 12, closingDate: "2020-02-01", closed: true };
beforeEach(() => {
  server.use(
    answers(employerJob, { job: own }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [] }),
    answers(employerJobs, { jobs: [own], ...paged }),
  );
});
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("editing a job", () => {
  test("changes only edited fields, keeps a past closing date, and shows the job again", async () => {
    const sent: unknown[] = [];
    server.use(answers(updateJob, { message: "Job saved", job: own }, (body) => sent.push(body)));
    const router = show(paths.jobTab(job._id, "posting"));
    await userEvent.click(await screen.findByRole("link", { name: "Edit" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Edit Data Analyst" })).toBeVisible();
    const title = screen.getByLabelText("Title");
    expect(title).toHaveValue("Data Analyst");
    await fill(title, ", Retail");
    await pressButton("Save job");
    expect(await screen.findByText("Job saved")).toBeVisible();
    expect(router.state.location.search).toBe("?tab=posting");
    expect(sent).toEqual([
      expect.objectContaining({ title: "Data Analyst, Retail", jobType: "hybrid", closingDate: "2020-02-01" }),
    ]);
  });

  test("shows the server's refusal next to its field, and keeps the typed text", async () => {
    const errors = [{ field: "closingDate", message: "The closing date has passed." }];
    server.use(refuses(updateJob, "VALIDATION", { message: "Some fields are not valid.", errors }));
    show(paths.editJob(job._id));
    await fill(await screen.findByLabelText("Title"), ", Retail");
    await pressButton("Save job");
    expect(await screen.findAllByText("The closing date has passed.")).not.toHaveLength(0);
    expect(screen.getByLabelText("Title")).toHaveValue("Data Analyst, Retail");
  });

  test("asks before Cancel discards changes; without changes it does not", async () => {
    const router = show(paths.editJob(job._id));
    await userEvent.type(await screen.findByLabelText("Title"), "!");
    await pressButton("Cancel");
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(question).getByRole("button", { name: "Leave page" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
    expect(router.state.location.search).toBe("?tab=posting");
    await userEvent.click(screen.getByRole("link", { name: "Edit" }));
    await screen.findByLabelText("Title");
    await pressButton("Cancel");
    expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
  });
});

test("shows no buttons until the company's verification is known, so that none of them moves", async () => {
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  server.use(answersAfter(known, myProfile, { ...profile, employerVerified: false }), answers(employerJob, { job }));
  show(paths.jobTab(job._id, "invited"));
  await screen.findByRole("heading", { level: 1, name: "Data Analyst" });
  await screen.findByText("Loading the job");
  await act(() => import("../../../shared/verification/verification-banner.tsx"));
  expect(screen.queryByRole("button", { name: "Bulk invite" })).toBeNull();
  answer();
  await screen.findByRole("button", { name: "Bulk invite" });
  expect(screen.getByRole("complementary", { name: "Verification of your company" })).toBeVisible();
});

const askToDelete = async () => {
  await pressButton("More actions for this job");
  await pressButton("Delete job");
  return within(await screen.findByRole("alertdialog", { name: "Delete this job?" }));
};

describe("deleting a job", () => {
  test("shows the consequences, deletes and opens My Jobs", async () => {
    let deleted = 0;
    server.use(
      answers(deleteJob, { message: "Job deleted" }, () => {
        deleted += 1;
      }),
    );
    const router = show(paths.jobTab(job._id, "posting"));
    await screen.findByRole("link", { name: "Invited 5" });
    const question = await askToDelete();
    expect(
      question.getByText(
        /^Its 12 applications stay visible as 'Job Deleted'\. 2 open invitations stop working\. This cannot be undone\./,
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Keep job" }));
    expect(deleted).toBe(0);
    await userEvent.click((await askToDelete()).getByRole("button", { name: "Delete job" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.jobs));
    expect(await screen.findByText(/^Job deleted\. Its applications stay/)).toBeVisible();
    expect(deleted).toBe(1);
  });

  test("shows an error when it failed, and the job is still there", async () => {
    server.use(failsWith(deleteJob));
    const router = show(paths.jobTab(job._id, "posting"));
    await userEvent.click((await askToDelete()).getByRole("button", { name: "Delete job" }));
    expect(await screen.findByText("The job was not deleted. Try again.")).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.job(job._id));
  });
});

describe("duplicating a job", () => {
  test("opens Add Job with the job's values, without its closing date, and posts a new job", async () => {
    const sent: unknown[] = [];
    server.use(answers(createJob, { message: "Job posted", job }, (body) => sent.push(body)));
    show(paths.jobTab(job._id, "posting"));
    await userEvent.click(await screen.findByRole("link", { name: "Duplicate" }));
    expect(await screen.findByLabelText("Company")).toHaveValue("Sahyadri Foods");
    await pressButton("Post job");
    expect(await screen.findByText("Job posted")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ title: "Data Analyst", salary: "600000" })]);
    expect(sent[0]).not.toHaveProperty("closingDate", own.closingDate);
  });

  test("for a deleted job shows that and offers a blank form", async () => {
    server.use(refuses(employerJob, "NOT_FOUND", { message: "This job does not exist." }));
    show(paths.duplicateJob(job._id));
    expect(await screen.findByText("This job no longer exists.")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Start with a blank form" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("");
  });
});
