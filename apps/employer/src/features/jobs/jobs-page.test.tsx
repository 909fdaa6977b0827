import { answers, breaks, refuses } from "@dryrun/api-client/testing/msw";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { employerJob, employerJobs, jobStats } from "@dryrun/domain/jobs/contract";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { job, jobStatsAnswer, paged } from "../../testing/samples.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
afterEach(() => {
  jest.restoreAllMocks();
});

const sentence = Array.from({ length: 25 }, (_, at) => `word${at + 1}`);
const busyJob = { ...job, applicationCount: 12, description: `<p>${sentence.join(" ")}</p>` };

describe("My Jobs", () => {
  test("shows each job with 20 words of it and how many applied", async () => {
    const quietJob = { ...job, _id: job._id.replace(/.$/, "9"), title: "Intern" };
    server.use(answers(employerJobs, { jobs: [busyJob, quietJob], ...paged }));
    show(paths.jobs);
    expect(await screen.findByRole("heading", { level: 1, name: "Your Posted Jobs" })).toBeVisible();
    const cards = await screen.findAllByRole("listitem");
    const [busy, quiet] = cards.map((card) => within(card));
    expect(busy?.getByText(`${sentence.slice(0, 20).join(" ")}…`)).toBeVisible();
    expect(busy?.getByText("12 Applications")).toBeVisible();
    expect(quiet?.queryByText(/Application/)).toBeNull();
    const details = busy?.getByRole("link", { name: "View Details of Data Analyst" });
    expect(details).toHaveAttribute("href", paths.job(job._id));
  });

  test("goes to another page, which the URL keeps", async () => {
    const asked: (string | null)[] = [];
    const answer = { jobs: [job], totalPages: 3, currentPage: 1, total: 41 };
    server.use(answers(employerJobs, answer, (_, url) => asked.push(url.searchParams.get("page"))));
    const router = show(paths.jobs);
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    const pages = await screen.findByRole("navigation", { name: "Pages" });
    await within(pages).findByText("Page 2 of 3");
    expect(router.state.location.search).toBe("?page=2");
    expect(asked).toEqual(["1", "2"]);
  });

  test("clamps a page past the end", async () => {
    server.use(answers(employerJobs, { jobs: [job], totalPages: 2, currentPage: 2, total: 21 }));
    const router = show(`${paths.jobs}?page=99`);
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    await waitFor(() => expect(screen.getByText("Page 2 of 2")).toBeVisible());
  });

  test("offers to post a job where there is none", async () => {
    server.use(answers(employerJobs, { jobs: [], ...paged, total: 0 }));
    show(paths.jobs);
    await screen.findByRole("heading", { name: "You have not posted a job yet." });
    expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob); // the only one
    const ways = screen.getAllByRole("link", { name: "Search Candidates" });
    expect(ways.at(-1)).toHaveAttribute("href", paths.search);
  });

  test("logs a failure, says it and tries again", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    server.use(breaks(employerJobs));
    show(paths.jobs);
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch jobs");
    expect(logged).toHaveBeenCalledWith("Failed to fetch jobs", expect.anything());
    server.use(answers(employerJobs, { jobs: [job], ...paged }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Data Analyst" })).toBeVisible();
  });
});

describe("a job", () => {
  test("shows its facts, its numbers and what candidates read", async () => {
    server.use(
      answers(employerJob, { job }),
      answers(jobStats, jobStatsAnswer),
      answers(jobInvitations, { invitations: [] }),
    );
    show(paths.job(job._id));
    expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
    expect(screen.getByText("₹6,00,000 a year")).toBeVisible();
    expect(screen.getByText("₹6,00,000 a year (6 lakh)")).toBeVisible();
    expect(screen.getByText("2+ years")).toBeVisible();
    expect(screen.getByText("own").tagName).toBe("STRONG");
    expect(screen.getByText("Quick Apply")).toBeVisible();
    const view = screen.getByRole("link", { name: "View applications" });
    expect(view).toHaveAttribute("href", paths.jobApplications(job._id));
    const funnel = await screen.findByRole("figure", { name: "From invitation to decision" });
    expect(
      within(funnel)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual([
      "Invited0",
      "Applied8",
      "Interview sent4 · 50% of the step before",
      "Accepted1 · 13% of all applications",
    ]);
  });

  test("gives the link that everybody may read, as long as the job is open", async () => {
    server.use(
      answers(employerJob, { job }),
      answers(jobStats, jobStatsAnswer),
      answers(jobInvitations, { invitations: [] }),
    );
    show(paths.job(job._id));
    expect(await screen.findByLabelText("Link to this job")).toHaveValue(`http://localhost/jobs/${job._id}`);
    cleanup();
    server.use(answers(employerJob, { job: { ...job, closed: true } }));
    show(paths.job(job._id));
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(screen.queryByLabelText("Link to this job")).toBeNull();
  });

  test("says when it does not exist", async () => {
    const refusal = { message: "This job was not found." };
    server.use(refuses(employerJob, "NOT_FOUND", refusal));
    show(paths.job(job._id));
    expect(await screen.findByRole("heading", { name: "This job no longer exists." })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
