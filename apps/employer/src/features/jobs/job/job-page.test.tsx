import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { jobApplications } from "@dryrun/domain/applications/contract";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { closeJob, employerJob, jobStats, reopenJob } from "@dryrun/domain/jobs/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { listed } from "../../../testing/samples/listed-applications.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const CLOSED_AT = "2026-11-20T06:00:00.000Z";
const closed = { ...job, closed: true, closedAt: CLOSED_AT };
beforeEach(() => {
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [] }),
    answers(jobApplications, { applications: [listed], ...paged, total: 1, hasMore: false }),
  );
});
const tabs = async () => within(await screen.findByRole("navigation", { name: "Sections of this job" }));

describe("a job's page", () => {
  test("opens on its applications", async () => {
    show(paths.job(job._id));
    expect(await screen.findByRole("link", { name: "Asha Rao" })).toBeVisible();
    const current = (await tabs()).getByRole("link", { current: "page" });
    expect(current).toHaveAttribute("href", paths.jobApplications(job._id));
    expect(screen.getByRole("link", { name: "Invite a candidate" })).toHaveAttribute("href", paths.invite(job._id));
  });

  test("links to its applications, its invited people, the posting and the numbers", async () => {
    const router = show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
    expect(screen.getByText("₹6,00,000 a year")).toBeVisible();
    expect(screen.getByRole("link", { name: "View applications" })).toHaveAttribute(
      "href",
      paths.jobApplications(job._id),
    );
    // The content comes after the profile, which says whether the address is verified.
    const acts = within(await screen.findByRole("region", { name: "Actions for this job" }));
    // On every tab, in the same place.
    expect(screen.getAllByRole("link", { name: "Invite a candidate" })).toHaveLength(1);
    expect(acts.getByRole("link", { name: "Invite a candidate" })).toHaveAttribute("href", paths.invite(job._id));
    const nav = await tabs();
    await nav.findByRole("link", { name: "Applications 8" });
    expect(nav.getByRole("link", { name: "Applications 8" })).toHaveAttribute("href", paths.jobApplications(job._id));
    expect(nav.getByRole("link", { name: "Invited 5" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(nav.getByRole("link", { name: "Posting" }));
    expect(router.state.location.search).toBe("?tab=posting");
    expect(screen.getByText("₹6,00,000 a year (6 lakh)")).toBeVisible();
    expect(screen.getByText("2+ years")).toBeVisible();
    expect(screen.getByText("own").tagName).toBe("STRONG");
    expect(screen.getByText("Quick Apply")).toBeVisible();
    expect(screen.getByLabelText("Link to this job")).toHaveValue(`http://localhost/jobs/${job._id}`);
    expect(screen.getByRole("link", { name: /^See it live/ })).toHaveAttribute("href", paths.publicJob(job._id));
    expect(screen.queryByText("Nobody has been invited to this job yet.")).toBeNull();
  });

  test("counts invited people and the others separately, and each total links to its list", async () => {
    show(paths.jobTab(job._id, "numbers"));
    const stepsOf = async (name: string) =>
      within(await screen.findByRole("figure", { name }))
        .getAllByRole("listitem")
        .map((step) => step.textContent);
    expect(await stepsOf("People your company invited")).toEqual([
      "Invited5",
      "Applied3 · 60% of invited",
      "Interview sent2 · 67% of applied",
      "Accepted0 · 0% of applied",
    ]);
    expect(await stepsOf("Direct applicants")).toEqual([
      "Applied5",
      "Interview sent2 · 40% of applied",
      "Accepted1 · 20% of applied",
    ]);
    const totals = within(screen.getByRole("region", { name: "Applications, interviews and decisions" }));
    const list = paths.jobApplications(job._id);
    expect(
      totals.getAllByRole("link").map((link) => [link.getAttribute("href"), link.closest("div")?.textContent]),
    ).toEqual([
      [paths.jobTab(job._id, "invited"), "Invited5"],
      [list, "Applications8"],
      [`${list}?interview=sent&sort=score`, "Interviews4"],
      [`${list}?status=accepted`, "Accepted1"],
    ]);
  });

  test("shows that a job does not exist", async () => {
    server.use(refuses(employerJob, "NOT_FOUND", { message: "This job was not found." }));
    show(paths.job(job._id));
    expect(await screen.findByRole("heading", { name: "This job no longer exists." })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

describe("closing a job", () => {
  test("takes one press, like reopening", async () => {
    const calls: string[] = [];
    server.use(
      answers(closeJob, { message: "Job closed. Nobody can apply.", job: closed }, () => {
        calls.push("close");
        server.use(answers(employerJob, { job: closed }));
      }),
      answers(reopenJob, { message: "Job reopened.", job }, () => {
        calls.push("reopen");
        server.use(answers(employerJob, { job }));
      }),
    );
    show(paths.jobTab(job._id, "posting"));
    await userEvent.click(await screen.findByRole("button", { name: "Close job" }));
    expect(await screen.findByText("Job closed. Nobody can apply.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Reopen job" }));
    expect(await screen.findByText("Job reopened.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Close job" })).toBeVisible();
    expect(calls).toEqual(["close", "reopen"]);
  });

  test("shows the closing time, without the public link and invitations", async () => {
    server.use(answers(employerJob, { job: closed }));
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByText(/^This job was closed on 20 Nov 2026\./)).toBeVisible();
    expect(screen.getByText("Closed")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Bulk invite" })).toBeNull();
    await userEvent.click((await tabs()).getByRole("link", { name: "Posting" }));
    expect(screen.queryByLabelText("Link to this job")).toBeNull();
  });

  test("by its date asks for a new date, without a button to reopen", async () => {
    server.use(answers(employerJob, { job: { ...job, closed: true, closingDate: "2020-02-01" } }));
    show(paths.job(job._id));
    const link = await screen.findByRole("link", { name: "Change the closing date" });
    expect(link).toHaveAttribute("href", paths.editJob(job._id));
    expect(screen.queryByRole("button", { name: /Reopen|Close job/ })).toBeNull();
  });

  test("shows why it was refused", async () => {
    server.use(
      answers(employerJob, { job: closed }),
      refuses(reopenJob, "JOB_CLOSED", { message: "The closing date has passed." }),
    );
    show(paths.job(job._id));
    await userEvent.click(await screen.findByRole("button", { name: "Reopen job" }));
    expect(await screen.findByText("The closing date has passed.")).toBeVisible();
  });
});
