import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { deleteView, savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { counts, listed, sentInterview } from "../../../testing/samples/listed-applications.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const requests: string[] = [];
const lists = (applications: (typeof listed)[], total = applications.length, totalPages = 1) =>
  answers(employerApplications, { applications, ...paged, total, totalPages, hasMore: false }, (_, url) =>
    requests.push(url.search),
  );
beforeEach(() => {
  requests.length = 0;
});

describe("all applications", () => {
  test("show one row each: candidate, job, date, experience, expected CTC, interview, stage and tags", async () => {
    const gone = { ...listed, _id: job._id, isOpened: false, jobId: { ...listed.jobId, title: "Job Deleted" } };
    const called = {
      ...listed,
      stage: "call",
      stageName: "Call",
      tags: ["strong SQL", "Pune"],
      interview: sentInterview,
    };
    server.use(lists([called, gone]));
    show(paths.applications);
    const rows = await screen.findAllByRole("row");
    expect(rows).toHaveLength(3);
    const first = within(rows[1] as HTMLElement);
    expect(first.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(listed._id));
    const cells = ["Data Analyst", "18 Nov 2026", "2 yrs 6 mos", "₹7,00,000", "74 Pass", "Call", "strong SQL, Pune"];
    for (const cell of cells) expect(first.getByText(cell)).toBeVisible();
    const second = within(rows[2] as HTMLElement);
    expect(second.getByText("Job Deleted").tagName).toBe("EM");
    expect(second.getByRole("rowheader")).toHaveTextContent("Asha Rao, not opened yet");
  });

  test("show no facts of a withdrawn one", async () => {
    const person = { email: "", phone: "", studentId: { ...listed.studentId, email: "", phone: "" } };
    const blank = { expectedCTC: 0, experienceYears: null, skills: [] };
    server.use(lists([{ ...listed, ...person, ...blank, status: "withdrawn" }]));
    show(paths.applications);
    const [, row] = await screen.findAllByRole("row");
    const cells = within(row as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual([
      "",
      "Data Analyst",
      "18 Nov 2026",
      "–",
      "–",
      "–",
      "Withdrawn",
      "–",
    ]);
  });

  test("have stages and decisions as tabs, with counts that respect the other filters", async () => {
    const searches: string[] = [];
    server.use(
      lists([listed]),
      answers(applicationCounts, counts, (_, url) => searches.push(url.search)),
    );
    const router = show(`${paths.applications}?status=pending&stage=reading&tag=Pune&page=3`);
    const tabs = within(await screen.findByRole("navigation", { name: "Stages and decisions" }));
    await waitFor(() => expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("Reading2"));
    expect(tabs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "All but withdrawn9",
      "Pending7",
      "New4",
      "Reading2",
      "Shortlist1",
      "Call0",
      "Offer0",
      "Accepted1",
      "Rejected1",
      "Withdrawn1",
    ]);
    expect(searches).toEqual(["?tag=Pune"]);
    await userEvent.click(tabs.getByRole("link", { name: "Rejected 1" }));
    expect(router.state.location.search).toBe("?tag=Pune&status=rejected");
  });

  test.each([
    ["pending", "Pending7"],
    ["live", "All but withdrawn9"],
    ["", "All but withdrawn9"],
  ])("mark the current tab for status '%s' in the address; the withdrawn have their own", async (status, text) => {
    server.use(lists([listed]), answers(applicationCounts, counts));
    show(`${paths.applications}?status=${status}`);
    const tabs = within(await screen.findByRole("navigation", { name: "Stages and decisions" }));
    await waitFor(() => expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent(text));
    expect(requests.at(-1)).toContain(`status=${status || "live"}`);
  });

  test.each([
    ["", "Review 7", "?status=pending&review=1"],
    ["?status=rejected", "Review 1", "?status=rejected&review=1"],
    ["?shortlisted=true", "Review 1", "?shortlisted=true&review=1"],
  ])("are reviewed from '%s': only undecided ones if there are any, with their number", async (search, name, to) => {
    server.use(lists([listed]), answers(applicationCounts, counts));
    show(`${paths.applications}${search}`);
    const review = await screen.findByRole("link", { name });
    expect(review).toHaveAttribute("href", `${paths.applications}${to}`);
  });

  test("offer no review mode if none is undecided, and no text about pending interviews", async () => {
    const decided = { ...counts, statuses: { ...counts.statuses, pending: 0 } };
    server.use(lists([{ ...listed, status: "accepted" }]), answers(applicationCounts, decided));
    show(paths.applications);
    const tabs = within(await screen.findByRole("navigation", { name: "Stages and decisions" }));
    expect(await tabs.findByRole("link", { name: /^Pending\s*0/ })).toBeVisible();
    const row = await screen.findByRole("row", { name: /Asha Rao/ });
    expect(row).toHaveTextContent("Accepted");
    expect(row).not.toHaveTextContent("Interview Pending");
    expect(screen.queryByRole("link", { name: /^Review/ })).toBeNull();
  });

  test.each([
    ["Interview", "Verdict Review", "verdict=Review"],
    ["Interview", "Waiting to be read", "interview=unread"],
    ["Score from", "70", "scoreFrom=70"],
    ["Topic", "Power BI", "topic=power-bi"],
    ["Applied within", "7 days", "appliedWithin=7"],
    ["Waiting for a decision", "More than 3 days", "waitingFor=3"],
    ["Job", "Data Analyst", `jobId=${job._id}`],
    ["Sort by", "Name, A to Z", "sort=name"],
  ])("are filtered by %s: %s", async (label, option, query) => {
    server.use(lists([listed]));
    const router = show(`${paths.applications}?interview=sent`);
    await screen.findByRole("option", { name: "Data Analyst" });
    await userEvent.selectOptions(await screen.findByLabelText(label), option);
    await waitFor(() => expect(requests.at(-1)).toContain(`&${query}`));
    expect(router.state.location.search).toContain(query);
    if (label === "Interview") expect(requests.at(-1)).not.toContain("interview=sent");
  });

  test("are searched by name shortly after typing, and Show all removes every filter", async () => {
    server.use(lists([], 0));
    const router = show(`${paths.applications}?sort=score&status=nonsense&scoreFrom=700`);
    await act(() => router.navigate(`${paths.applications}?sort=score&status=pending`));
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Not opened yet" }));
    await userEvent.type(screen.getByLabelText("Tag"), "strong SQL{Enter}");
    await fill(screen.getByRole("searchbox", { name: "Candidate's name" }), "asha v");
    await waitFor(() => expect(router.state.location.search).toContain("name=asha+v"));
    await waitFor(() =>
      expect(requests.at(-1)).toMatch(/status=pending&tag=strong.SQL&name=asha.v&unopened=true&sort=score$/),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    expect(router.state.location.search).toBe("?sort=score");
    expect(await screen.findByRole("heading", { name: "No applications yet." })).toBeVisible();
  });

  test("show the corrected name that was searched instead of an unknown one", async () => {
    const answer = { applications: [listed], ...paged, total: 1, hasMore: false, meantName: "asha" };
    server.use(answers(employerApplications, answer));
    show(`${paths.applications}?name=asia`);
    expect(await screen.findByText("Showing results for asha")).toBeVisible();
  });

  test("are sorted by a press on a header, and in reverse by a second press", async () => {
    server.use(lists([listed]));
    const router = show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Candidate" }));
    expect(router.state.location.search).toBe("?sort=name");
    await userEvent.click(await screen.findByRole("button", { name: "Candidate" }));
    expect(router.state.location.search).toBe("?sort=name-desc");
    expect(await screen.findByRole("columnheader", { name: "Candidate" })).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(await screen.findByRole("button", { name: "Interview" }));
    expect(router.state.location.search).toBe("?sort=score");
    await userEvent.click(await screen.findByRole("button", { name: "Applied" }));
    expect(router.state.location.search).toBe("?sort=oldest");
  });

  test("show the chosen columns, which are stored in the address", async () => {
    const scored = { ...listed, noticePeriod: "1-month" as const, topicScores: [{ topic: "sql" as const, score: 85 }] };
    server.use(lists([scored]));
    const router = show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Columns" }));
    const columns = within(screen.getByRole("group", { name: "Columns to show" }));
    await userEvent.click(columns.getByRole("checkbox", { name: "SQL" }));
    await userEvent.click(columns.getByRole("checkbox", { name: "Job" }));
    expect(await screen.findByRole("columnheader", { name: "SQL" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "85" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Job" })).toBeNull();
    const keptColumns = new URLSearchParams(router.state.location.search).get("columns");
    expect(keptColumns).toBe("applied,experience,ctc,interview,state,tags,score-sql");
    await userEvent.click(columns.getByRole("checkbox", { name: "Notice period" }));
    expect(await screen.findByRole("cell", { name: "1 month" })).toBeVisible();
  });

  test("show 25 per page, or the chosen number; a page past the end shows the last one", async () => {
    server.use(lists([listed], 30, 2));
    const router = show(`${paths.applications}?page=7`);
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    await waitFor(() => expect(screen.getByText("Page 2 of 2")).toBeVisible());
    await waitFor(() =>
      expect(requests).toEqual([
        "?page=7&limit=25&status=live&sort=newest",
        "?page=2&limit=25&status=live&sort=newest",
      ]),
    );
    await userEvent.selectOptions(await screen.findByLabelText("Rows per page"), "100");
    await waitFor(() => expect(requests.at(-1)).toBe("?page=1&limit=100&status=live&sort=newest"));
  });
});

describe("saved views", () => {
  const view = { _id: job._id, list: "applications" as const, name: "To call", query: "stage=call&status=pending" };

  test("are opened, saved with the filters of the address, and deleted", async () => {
    const bodies: unknown[] = [];
    const deleted: string[] = [];
    server.use(
      lists([listed]),
      answers(savedViews, { views: [view, { ...view, _id: listed._id, list: "candidates", name: "SQL people" }] }),
      answers(saveView, { view }, (body) => bodies.push(body)),
      answers(deleteView, undefined as never, (_, url) => deleted.push(url.pathname)),
    );
    const router = show(`${paths.applications}?tag=Pune&page=1`);
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved views" }));
    expect(await dialog.findByRole("link", { name: "To call" })).toBeVisible();
    expect(dialog.queryByText("SQL people")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Delete the view To call" }));
    await waitFor(() => expect(deleted).toEqual([`/api/emp/views/${view._id}`]));
    await userEvent.type(dialog.getByLabelText("Name"), "Pune");
    await userEvent.click(dialog.getByRole("button", { name: "Save this view" }));
    await waitFor(() => expect(bodies).toEqual([{ list: "applications", name: "Pune", query: "tag=Pune" }]));
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    await userEvent.click(await screen.findByRole("link", { name: "To call" }));
    expect(router.state.location.search).toBe("?stage=call&status=pending");
  });

  const colleagues = { ...view, _id: listed._id, name: "Pune", shared: true, author: "Kavita Menon" };

  test("are shared and no longer shared; those of colleagues are used, and changed by an owner", async () => {
    const bodies: unknown[] = [];
    const own = { ...view, shared: false, author: null, mayChange: true };
    server.use(
      lists([listed]),
      answers(savedViews, { views: [own, { ...colleagues, mayChange: true }] }),
      answers(updateView, { view: own }, (body, url) => bodies.push([url.pathname, body])),
    );
    show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved views" }));
    expect(await dialog.findByText("Shared by Kavita Menon")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Share the view To call with your company" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stop sharing the view Pune" }));
    await waitFor(() =>
      expect(bodies).toEqual([
        [`/api/emp/views/${view._id}`, { shared: true }],
        [`/api/emp/views/${listed._id}`, { shared: false }],
      ]),
    );
  });

  test("are shared when they are saved", async () => {
    const bodies: unknown[] = [];
    server.use(
      lists([listed]),
      answers(savedViews, { views: [] }),
      answers(saveView, { view }, (body) => bodies.push(body)),
    );
    show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    await fill(screen.getByLabelText("Name"), "Everybody");
    await userEvent.click(screen.getByRole("checkbox", { name: "Share with your company" }));
    await userEvent.click(screen.getByRole("button", { name: "Save this view" }));
    await waitFor(() => expect(bodies).toEqual([{ list: "applications", name: "Everybody", query: "", shared: true }]));
  });

  test("of colleagues cannot be changed by others, and a viewer shares none", async () => {
    server.use(
      answers(me, { user: employerAs("viewer") }),
      lists([listed]),
      answers(savedViews, { views: [view, { ...colleagues, mayChange: false }] }),
    );
    show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved views" }));
    expect(await dialog.findByRole("link", { name: "Pune" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: /sharing|^Share|the view Pune/ })).toBeNull();
    expect(dialog.queryByRole("checkbox")).toBeNull();
    expect(dialog.getByRole("button", { name: "Delete the view To call" })).toBeVisible();
  });

  test("show next to the name why the server refuses it", async () => {
    const message = "Name cannot contain line breaks, < or >.";
    server.use(
      lists([listed]),
      answers(savedViews, { views: [] }),
      refuses(saveView, "VALIDATION", { message: "Check the form.", errors: [{ field: "name", message }] }),
    );
    show(paths.applications);
    await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
    expect(await screen.findByText("You have not saved a view of this list yet.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Name"), "<b>{Enter}");
    const name = screen.getByLabelText("Name");
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)));
  });
});

describe("the applications of a job", () => {
  beforeEach(() => server.use(answers(jobStats, jobStatsAnswer)));
  const ofJob = (applications: (typeof listed)[]) =>
    answers(jobApplications, { applications, ...paged, total: applications.length, hasMore: false }, (_, url) =>
      requests.push(url.search),
    );

  test("are the same table without the job column, under the job's name", async () => {
    server.use(
      answers(applicationCounts, counts), // before the path of a job's list, which also matches it
      answers(employerJob, { job }),
      ofJob([{ ...listed, interview: sentInterview }]),
    );
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
    expect(await screen.findByText("74 Pass")).toBeVisible();
    const tabs = within(screen.getByRole("navigation", { name: jobMessages.job.tabs }));
    expect(tabs.getByRole("link", { current: "page" })).toHaveAttribute("href", paths.jobApplications(job._id));
    expect(screen.queryByRole("columnheader", { name: "Job" })).toBeNull();
    expect(screen.queryByLabelText("Job")).toBeNull();
    expect(screen.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(listed._id));
    expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute("href", paths.editJob(job._id));
    expect(screen.getByRole("button", { name: "Close job" })).toBeVisible();
    expect(await tabs.findByRole("link", { name: "Invited 5" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Review 7" })).toHaveAttribute(
      "href",
      `${paths.jobApplications(job._id)}?status=pending&review=1`,
    );
  });

  test("show that there are none, or that none matches", async () => {
    server.use(answers(employerJob, { job }), ofJob([]));
    const router = show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { name: "No applications yet." })).toBeVisible();
    expect(screen.getByRole("link", { name: "Invite candidates" })).toHaveAttribute(
      "href",
      paths.jobTab(job._id, "invited"),
    );
    await act(() => router.navigate(`${paths.jobApplications(job._id)}?status=accepted`));
    expect(await screen.findByRole("heading", { name: "No applications match these filters." })).toBeVisible();
  });

  test("show an error when loading fails, and load on Try again", async () => {
    server.use(answers(employerJob, { job }), failsWith(jobApplications));
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load applications.");
    server.use(ofJob([listed]));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Asha Rao" })).toBeVisible();
  });

  test("show that the job no longer exists", async () => {
    const gone = { message: "This job was not found." };
    server.use(refuses(employerJob, "NOT_FOUND", gone), refuses(jobApplications, "NOT_FOUND", gone));
    show(paths.jobApplications(job._id));
    expect(await screen.findByRole("heading", { name: "This job no longer exists." })).toBeVisible();
  });
});
