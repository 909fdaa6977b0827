import { answers, breaks, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { employerJob } from "@dryrun/domain/jobs/contract";
import { describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { job, listed, paged, sentInterview } from "../../../testing/samples.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();

describe("all applications", () => {
  test("are a table of candidate, job, date, expected CTC and status; a deleted job is called so", async () => {
    const gone = { ...listed, _id: job._id, jobId: { ...listed.jobId, title: "Job Deleted" } };
    server.use(answers(employerApplications, { applications: [listed, gone], ...paged, total: 2 }));
    show(paths.applications);
    const rows = await screen.findAllByRole("row");
    expect(rows).toHaveLength(3);
    const first = within(rows[1] as HTMLElement);
    expect(first.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(listed._id));
    const cells = ["asha@student.example", "Data Analyst", "18 Nov 2026", "₹7,00,000 a year", "7 lakh", "Pending"];
    for (const cell of cells) expect(first.getByText(cell)).toBeVisible();
    expect(within(rows[2] as HTMLElement).getByText("Job Deleted").tagName).toBe("EM");
  });

  test("make up neither pay nor a pending interview of one that was withdrawn", async () => {
    const person = { ...listed.studentId, email: "", phone: "" };
    const withdrawn = { ...listed, status: "withdrawn" as const, expectedCTC: 0, studentId: person };
    server.use(answers(employerApplications, { applications: [withdrawn], ...paged }));
    show(paths.applications);
    const [, row] = await screen.findAllByRole("row");
    const cells = within(row as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual(["", "Data Analyst", "18 Nov 2026", "–", "–", "Withdrawn"]);
  });

  test("carry the employer's own marks", async () => {
    const marked = { ...listed, _id: job._id, shortlisted: true, tags: ["strong SQL", "Pune"] };
    server.use(answers(employerApplications, { applications: [listed, marked], ...paged, total: 2 }));
    show(paths.applications);
    const marks = await screen.findAllByRole("list", { name: "Your marks" });
    expect(marks.map((list) => list.textContent)).toEqual(["Shortlistedstrong SQLPune"]);
  });

  test.each([
    ["Interview", "Verdict Review", "verdict=Review"],
    ["Interview", "Waiting to be read", "interview=unread"],
    ["Interview", "Not sent yet", "interview=pending"],
    ["Status", "All but withdrawn", "status=live"],
  ])("are filtered by %s: %s", async (label, option, query) => {
    const asked: string[] = [];
    const answer = { applications: [listed], ...paged };
    server.use(answers(employerApplications, answer, (_, url) => asked.push(url.search)));
    const router = show(`${paths.applications}?interview=sent`);
    await userEvent.selectOptions(await screen.findByLabelText(label), option);
    await waitFor(() => expect(asked.at(-1)).toContain(`&${query}`));
    expect(router.state.location.search).toContain(query);
    if (label === "Interview") expect(asked.at(-1)).not.toContain("interview=sent");
  });

  test("are filtered by shortlist and tag, and Show all takes every filter away", async () => {
    const asked: string[] = [];
    const answer = { applications: [], ...paged, total: 0 };
    server.use(answers(employerApplications, answer, (_, url) => asked.push(url.search)));
    const router = show(`${paths.applications}?sort=score&status=nonsense`);
    await act(() => router.navigate(`${paths.applications}?sort=score&status=pending`));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Shortlisted only" }));
    await userEvent.type(screen.getByLabelText("Tag"), "strong SQL{Enter}");
    await waitFor(() => expect(router.state.location.search).toContain("tag=strong+SQL"));
    await waitFor(() => expect(asked.at(-1)).toMatch(/status=pending&shortlisted=true&tag=strong.SQL&sort=score$/));
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    expect(router.state.location.search).toBe("?sort=score");
    expect(await screen.findByRole("heading", { name: "No applications yet." })).toBeVisible();
  });

  test("come 9 a page; a page past the end is the last one", async () => {
    const asked: string[] = [];
    const answer = { applications: [listed], totalPages: 2, currentPage: 2, total: 10 };
    server.use(answers(employerApplications, answer, (_, url) => asked.push(url.search)));
    const router = show(`${paths.applications}?page=7`);
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    await waitFor(() => expect(screen.getByText("Page 2 of 2")).toBeVisible());
    await waitFor(() => expect(asked).toEqual(["?page=7&limit=9&sort=newest", "?page=2&limit=9&sort=newest"]));
  });
});

describe("the applications of a job", () => {
  test("are cards with five skills, status and the score of a sent interview", async () => {
    const sent = { ...listed, interview: sentInterview };
    server.use(answers(employerJob, { job }), answers(jobApplications, { applications: [sent], ...paged }));
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { level: 1, name: "Applications for Data Analyst" })).toBeVisible();
    const skills = within(await screen.findByRole("list", { name: "Skills" })).getAllByRole("listitem");
    expect(skills.map((skill) => skill.textContent)).toEqual(["SQL", "Excel", "Power BI", "VBA", "Python", "+2 more"]);
    expect(screen.getByText("Applied 18 Nov 2026")).toBeVisible();
    expect(screen.getByText("74 Pass")).toBeVisible();
    expect(screen.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(listed._id));
  });

  test("can be filtered and sorted, from the first page on, and the URL keeps it", async () => {
    const asked: string[] = [];
    const answer = { applications: [listed], totalPages: 2, currentPage: 1, total: 10 };
    server.use(
      answers(employerJob, { job }),
      answers(jobApplications, answer, (_, url) => asked.push(url.search)),
    );
    const router = show(`${paths.jobApplications(job._id)}?page=2`);
    await userEvent.selectOptions(await screen.findByLabelText("Status"), "Rejected");
    await userEvent.selectOptions(await screen.findByLabelText("Sort by"), "Interview score");
    await waitFor(() => expect(asked.at(-1)).toBe("?page=1&limit=9&status=rejected&sort=score"));
    expect(router.state.location.search).toBe("?status=rejected&sort=score");
  });

  test("say that there are none, or none that fits", async () => {
    const answer = { applications: [], ...paged, total: 0 };
    server.use(answers(employerJob, { job }), answers(jobApplications, answer));
    const router = show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { name: "No applications yet." })).toBeVisible();
    expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob);
    await act(() => router.navigate(`${paths.jobApplications(job._id)}?status=accepted`));
    expect(await screen.findByRole("heading", { name: "No applications match these filters." })).toBeVisible();
  });

  test("say that they did not load, and load on Try again", async () => {
    server.use(answers(employerJob, { job }), breaks(jobApplications));
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load applications.");
    server.use(answers(jobApplications, { applications: [listed], ...paged }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Asha Rao" })).toBeVisible();
  });

  test("say that the job is gone", async () => {
    const gone = { message: "This job was not found." };
    server.use(refuses(employerJob, "NOT_FOUND", gone), refuses(jobApplications, "NOT_FOUND", gone));
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { name: "This job no longer exists." })).toBeVisible();
  });
});
