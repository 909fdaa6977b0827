import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { employerJobs } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
afterEach(() => {
  jest.restoreAllMocks();
});

const sentence = Array.from({ length: 25 }, (_, index) => `word${index + 1}`);
const busyJob = { ...job, applicationCount: 12, description: `<p>${sentence.join(" ")}</p>` };

const asked: URLSearchParams[] = [];
const listing = (jobs: (typeof job)[], total = jobs.length) =>
  answers(employerJobs, { jobs, ...paged, total }, (_, url) => asked.push(url.searchParams));

describe("My Jobs", () => {
  test("shows each job with 20 words of its text and the number of applications", async () => {
    const quietJob = { ...job, _id: job._id.replace(/.$/, "9"), title: "Intern" };
    server.use(answers(employerJobs, { jobs: [busyJob, quietJob], ...paged }));
    show(paths.jobs);
    expect(await screen.findByRole("heading", { level: 1, name: "Your Posted Jobs" })).toBeVisible();
    // A job has a row and a second line; the first group is the head.
    const groups = within(await screen.findByRole("table", { name: "Your Posted Jobs" })).getAllByRole("rowgroup");
    const [, busy, quiet] = groups.map((group) => within(group));
    expect(busy?.getByText(`${sentence.slice(0, 20).join(" ")}…`)).toBeVisible();
    expect(busy?.getByText("12 Applications")).toBeVisible();
    expect(busy?.getByRole("link", { name: "12 applications to Data Analyst" })).toHaveAttribute(
      "href",
      paths.jobApplications(job._id),
    );
    expect(quiet?.queryByText(/\d Application/)).toBeNull();
    const details = busy?.getByRole("link", { name: "View Details of Data Analyst" });
    expect(details).toHaveAttribute("href", paths.job(job._id));
  });

  test("opens another page, which the URL stores", async () => {
    const requests: (string | null)[] = [];
    const answer = { jobs: [job], totalPages: 3, currentPage: 1, total: 41 };
    server.use(answers(employerJobs, answer, (_, url) => requests.push(url.searchParams.get("page"))));
    const router = show(paths.jobs);
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    const pages = await screen.findByRole("navigation", { name: "Pages" });
    await within(pages).findByText("Page 2 of 3");
    expect(router.state.location.search).toBe("?page=2");
    expect(requests).toEqual(["1", "2"]);
  });

  test("clamps a page past the end", async () => {
    server.use(answers(employerJobs, { jobs: [job], totalPages: 2, currentPage: 2, total: 21 }));
    const router = show(`${paths.jobs}?page=99`);
    await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
    await waitFor(() => expect(screen.getByText("Page 2 of 2")).toBeVisible());
  });

  test("suggests posting a job if there is none", async () => {
    server.use(answers(employerJobs, { jobs: [], ...paged, total: 0 }));
    show(paths.jobs);
    await screen.findByRole("heading", { name: "You have not posted a job yet." });
    expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob); // the page's only link to it
    const ways = screen.getAllByRole("link", { name: "Search Candidates" });
    expect(ways.at(-1)).toHaveAttribute("href", paths.search);
  });

  test("logs and shows a failure, and retries", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    server.use(failsWith(employerJobs));
    show(paths.jobs);
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch jobs");
    expect(logged).toHaveBeenCalledWith("Failed to fetch jobs", expect.anything());
    server.use(answers(employerJobs, { jobs: [job], ...paged }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Data Analyst" })).toBeVisible();
  });

  test("requests 25 rows, in the order and with the words in the URL", async () => {
    asked.length = 0;
    server.use(listing([job], 41));
    const router = show(`${paths.jobs}?page=2`);
    await userEvent.selectOptions(await screen.findByLabelText("Sort by"), "Most applications");
    await waitFor(() => expect(router.state.location.search).toBe("?sort=applications"));
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Closed");
    await fill(screen.getByLabelText("Search by title or place"), " pune ");
    await waitFor(() => expect(router.state.location.search).toBe("?sort=applications&state=closed&search=pune"));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        page: "1",
        limit: "25",
        sort: "applications",
        state: "closed",
        search: "pune",
      }),
    );
    expect(await screen.findByText("41 jobs")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Newest first");
    await waitFor(() => expect(router.state.location.search).toBe("?state=closed&search=pune"));
  });

  test("shows that nothing matches the words, and shows all again", async () => {
    server.use(answers(employerJobs, { jobs: [], ...paged, total: 0 }));
    const router = show(`${paths.jobs}?search=zebra&sort=title&state=nonsense`);
    await screen.findByRole("heading", { name: "No job matches." });
    expect(screen.getByLabelText("Search by title or place")).toHaveValue("zebra");
    await userEvent.click(screen.getByRole("button", { name: "Show all jobs" }));
    expect(router.state.location.search).toBe("?sort=title");
  });

  test("sorts by a heading, shows other columns and more rows, all stored in the URL", async () => {
    asked.length = 0;
    server.use(listing([{ ...job, closingDate: "2026-12-31" }], 41));
    const router = show(paths.jobs);
    const head = await screen.findByRole("columnheader", { name: "Posted" });
    expect(head).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(screen.getByRole("button", { name: "Applications" }));
    await waitFor(() => expect(router.state.location.search).toBe("?sort=applications"));
    await userEvent.click(await screen.findByRole("button", { name: "Posted" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Company" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Closing date" }));
    const columns = () => new URLSearchParams(router.state.location.search).get("columns");
    await waitFor(() => expect(columns()).toBe("location,applications,posted,closes"));
    expect(await screen.findByRole("cell", { name: "31 Dec 2026" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Company" })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("Rows per page"), "100");
    await waitFor(() => expect(asked.at(-1)?.get("limit")).toBe("100"));
    expect(router.state.location.search).toMatch(/limit=100$/);
  });

  test("shows the number of active filters on a phone's button", async () => {
    server.use(listing([job]));
    show(`${paths.jobs}?state=open`);
    const fold = await screen.findByRole("button", { name: "Filters (1)", expanded: false });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
  });

  test("marks closed and hidden jobs", async () => {
    server.use(listing([{ ...job, closed: true, hidden: true }]));
    show(paths.jobs);
    const list = within(await screen.findByRole("table", { name: "Your Posted Jobs" }));
    expect([list.getByText("Closed"), list.getByText("Hidden")]).toHaveLength(2);
  });
});
