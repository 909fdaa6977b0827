import { PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { jobList } from "@dryrun/domain/jobs/contract";
import { quizHistory } from "@dryrun/domain/quiz/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import { correctedText } from "./job-filters.ts";

withServer();

/** A list with this many pages that records the requested queries. */
function listOf(totalPages: number, own: object = {}) {
  const requests: string[] = [];
  const answer = {
    jobs: [aJob()],
    totalPages,
    currentPage: 1,
    total: 214,
    ...PLAIN_SEARCH,
    ...own,
  };
  server.use(answers(jobList, answer, (_, url) => void requests.push(url.search)));
  return requests;
}
const button = (name: string) => screen.getByRole("button", { name });

describe("the job list", () => {
  let error: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    error = jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => error.mockRestore());

  it("shows a job in short, and whether the student has applied", async () => {
    listOf(1, {
      jobs: [
        aJob({ description: "Reports & <b>dashboards</b>…", skills: { known: ["SQL"], missing: ["VBA", "DAX"] } }),
        aJob({ _id: idOf(2), title: "BI", applicationId: idOf(3) }),
      ],
    });
    showAt("/student/jobs");
    await screen.findByRole("link", { name: "Junior Data Analyst" });
    const [first, second] = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
    const card = within(first as HTMLElement);
    expect(card.getByRole("link", { name: "Junior Data Analyst" })).toHaveAttribute(
      "href",
      `/student/jobs/${idOf(100)}`,
    );
    expect(card.getByText("Sahyadri Analytics")).toBeInTheDocument();
    expect(card.getByText("Full-time")).toBeInTheDocument();
    expect(card.getByText("₹4,50,000 a year")).toBeInTheDocument();
    expect(card.getByText("0-2 years")).toBeInTheDocument();
    expect(card.getByText("1 of 3 skills")).toBeInTheDocument();
    expect(card.getByText("Reports & <b>dashboards</b>…")).toBeInTheDocument();
    expect(card.queryByText("Applied")).toBeNull();
    expect(within(second as HTMLElement).getByText("Applied")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "214 jobs" })).toBeInTheDocument();
  });

  it("changes nothing until Apply Filters, which opens page 1 and updates the URL", async () => {
    const listing = listOf(9);
    const { at } = showAt("/student/jobs?page=3");
    await screen.findByText("Page 3 of 9");
    await fill(screen.getByLabelText("Title"), "analyst");
    await userEvent.selectOptions(screen.getByLabelText("Job Type"), "Work from home");
    await userEvent.selectOptions(screen.getByLabelText("Date Posted"), "Last 7 days");
    expect(listing).toHaveLength(1);
    expect(at()).toBe("/student/jobs?page=3");
    await userEvent.click(button("Apply Filters"));
    await screen.findByText("Page 1 of 9");
    expect(at()).toBe("/student/jobs?title=analyst&jobType=work-from-home&datePosted=7d");
    const sent = new URLSearchParams(listing.at(-1));
    expect(Object.fromEntries(sent)).toEqual({
      title: "analyst",
      jobType: "work-from-home",
      datePosted: "7d",
      page: "1",
      limit: "20",
    });
  });

  it("offers Any and all five types, clears everything with Reset, and removes one filter by its chip", async () => {
    const listing = listOf(1);
    const { at } = showAt("/student/jobs?title=analyst&location=pune");
    await screen.findByRole("heading", { name: "214 jobs" });
    const types = within(screen.getByLabelText("Job Type")).getAllByRole("option");
    expect(types.map((type) => type.textContent)).toEqual([
      "Any",
      "Full-time",
      "Part-time",
      "Internship",
      "Hybrid",
      "Work from home",
    ]);
    expect(screen.getByLabelText("Title")).toHaveValue("analyst");
    await userEvent.click(button("Remove Title: analyst"));
    await waitFor(() => expect(at()).toBe("/student/jobs?location=pune"));
    expect(await screen.findByRole("heading", { name: "214 jobs" })).toHaveFocus();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    await userEvent.click(button("Reset"));
    await waitFor(() => expect(at()).toBe("/student/jobs"));
    expect(screen.getByLabelText("Location")).toHaveValue("");
    await waitFor(() => expect(listing).toHaveLength(3));
    await screen.findByRole("button", { name: "Apply Filters", busy: false });
    await userEvent.click(button("Reset"));
    await waitFor(() => expect(listing).toHaveLength(4));
  });

  it("drops unknown filters from the URL", async () => {
    const listing = listOf(1);
    showAt("/student/jobs?jobType=slavery&datePosted=1y&page=x");
    await screen.findByRole("heading", { name: "214 jobs" });
    expect(Object.fromEntries(new URLSearchParams(listing[0]))).toEqual({ page: "1", limit: "20" });
  });

  it("stops paging at both ends, and returns from a page past the last", async () => {
    const listing = listOf(2);
    const { at } = showAt("/student/jobs?page=7");
    await screen.findByText("Page 2 of 2");
    await waitFor(() => expect(at()).toBe("/student/jobs?page=2"));
    await waitFor(() => expect(listing).toHaveLength(2));
    expect(button("Next")).toBeDisabled();
    await userEvent.click(button("Prev"));
    await screen.findByText("Page 1 of 2");
    expect(at()).toBe("/student/jobs");
    expect(button("Prev")).toBeDisabled();
    await waitFor(() => expect(screen.getByRole("heading", { name: "214 jobs" })).toHaveFocus());
    const pages = () => listing.map((search) => new URLSearchParams(search).get("page"));
    await waitFor(() => expect(pages()).toEqual(["7", "2", "1"]));
  });

  it("shows a message when nothing is found, and the search that was used instead", async () => {
    listOf(1, { jobs: [], total: 0, corrected: [{ from: "anlyst", to: "analyst" }] });
    showAt("/student/jobs?title=data+anlyst");
    expect(await screen.findByRole("heading", { name: "No jobs available." })).toBeInTheDocument();
    expect(screen.getByText("Showing results for data analyst")).toBeInTheDocument();
  });

  it("shows 5,000+ when the count was capped", async () => {
    listOf(250, { total: 5000, totalIsCapped: true });
    showAt("/student/jobs");
    expect(await screen.findByRole("heading", { name: "5,000+ jobs" })).toBeInTheDocument();
  });

  it("redirects to the quiz with the reason when it is not passed", async () => {
    server.use(refuses(jobList, "QUIZ_REQUIRED", { message: "Pass the quiz to see jobs." }));
    server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }));
    const { at } = showAt("/student/jobs");
    expect(await screen.findByRole("heading", { name: "Qualification quiz" })).toBeInTheDocument();
    expect(await screen.findByText("Pass the quiz to see jobs.")).toBeInTheDocument();
    await waitFor(() => expect(at()).toBe("/student/quiz"));
  });

  it("requests no jobs if the account has not passed the quiz", async () => {
    const listing = listOf(1);
    server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }));
    const { at } = showAt("/student/jobs", { user: { passedQuiz: false } });
    expect(await screen.findByText("Pass the quiz to see jobs.")).toBeInTheDocument();
    expect(at()).toBe("/student/quiz");
    expect(listing).toEqual([]);
  });

  it("logs and shows a failure, and retries", async () => {
    server.use(failsWith(jobList));
    showAt("/student/jobs");
    expect(await screen.findByRole("heading", { name: "Failed to load jobs" })).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith("Failed to load jobs", expect.anything());
    listOf(1);
    await userEvent.click(button("Try again"));
    expect(await screen.findByRole("link", { name: "Junior Data Analyst" })).toBeInTheDocument();
  });
});

it.each([
  { title: "anlyst", location: "", corrected: "analyst" },
  { title: "data anlyst", location: "mumbay", corrected: "data analyst, mumbai" },
  { title: "data", location: "mumbay", corrected: "mumbai" },
])("corrects $title in $location to $corrected", ({ title, location, corrected }) => {
  const corrections = [
    { from: "anlyst", to: "analyst" },
    { from: "mumbay", to: "mumbai" },
  ];
  expect(correctedText({ title, location }, corrections)).toBe(corrected);
});
